import { describe, expect, test } from 'vitest';
import { contactSite, FORM, FORM_TYPE, OURS } from '#tests/support/contactSite.ts';

const { site, anApp, post } = contactSite();

describe('refused unread, with one built page that sends back to the text and gives the number', () => {
  const large = `message=${'a'.repeat(33_000)}`;
  test.each([
    ['plain text', 415, 'nom=a', { 'content-type': 'text/plain' }],
    ['a file', 415, 'nom=a', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['XML', 415, 'nom=a', { 'content-type': 'application/xml' }],
    ['another character set', 415, 'nom=a', { 'content-type': `${FORM_TYPE}; charset=utf-16` }],
    ['compressed', 415, 'nom=a', { 'content-encoding': 'gzip' }],
    ['more than 32 kB', 413, large, {}],
    ['from elsewhere', 403, 'nom=a', { origin: 'https://evil.example' }],
    ['broken UTF-8', 422, 'nom=%ff&telephone=0199002448', {}],
  ])('%s', async (_name, status, body, headers) => {
    const answer = await post(body, { ...FORM, ...headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe(site.refused.encodings.get('identity')?.body.toString());
    expect(answer.body).toContain('votre texte est encore là');
    expect(answer.body).toContain('tel:+33');
  });

  test.each([
    ['application/json; charset=utf-16', 415, 'unreadable'],
    ['application/json; charset=utf-16le', 415, 'unreadable'],
  ])('with a script, the reason alone: %s', async (type, status) => {
    const answer = await post('{}', { ...OURS, 'content-type': type });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    [413, 'tooLarge', `{"message":"${'a'.repeat(33_000)}"}`, {}],
    [422, 'unreadable', '{"nom":', {}],
    [403, 'refused', '{}', { origin: 'https://evil.example' }],
  ])('with a script, the reason in JSON: %i', async (status, notice, body, headers) => {
    const answer = await post(body, { ...OURS, 'content-type': 'application/json', ...headers });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ errors: {}, notice });
  });

  test('too many from one visitor', async () => {
    const app = anApp({ addressOf: () => '192.0.2.7' });
    for (let sent = 0; sent < 5; sent += 1)
      expect((await post(`nom=${sent}&telephone=0199002448`, FORM, app)).statusCode).toBe(303);
    const answer = await post('nom=6&telephone=0199002448', FORM, app);
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    expect(answer.body).toContain('votre texte est encore là');
  });

  test('the built page stands in for a form that cannot be shown again', async () => {
    const app = anApp({ renderPage: () => Promise.reject(new Error('no renderer')) });
    const answer = await post('nom=', FORM, app);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('votre texte est encore là');
  });
});
