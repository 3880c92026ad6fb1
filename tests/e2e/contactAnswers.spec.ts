import { aRequest } from './support/contact.ts';
import { expect, test } from './support/visit.ts';

test('too many requests: a page that sends back to the text and gives the number', async ({
  request,
  baseURL,
}) => {
  const headers = { origin: baseURL ?? '' };
  const typed = (round: number) => ({
    ...aRequest({ message: `Demande ${round}` }),
    type: 'devis',
  });
  for (let round = 0; round < 5; round += 1)
    await request.post('/contact', { form: typed(round), headers, maxRedirects: 0 });
  const answer = await request.post('/contact', { form: typed(6), headers });
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toContain('votre texte est encore là');
  expect(html).toContain('02\u00a061\u00a091\u00a037\u00a041');
});

test('what does not come from our page is refused, with what to do', async ({ request }) => {
  const answer = await request.post('/contact', {
    form: { ...aRequest({ message: 'Recopiez-moi' }) },
    headers: { origin: 'https://ailleurs.example' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('votre texte est encore là');
});

test('a confirmation is nobody else’s business, and needs a true reference', async ({
  request,
  baseURL,
}) => {
  const sent = await request.post('/contact', {
    form: { ...aRequest() },
    headers: { origin: baseURL ?? '' },
  });
  expect(sent.url()).toMatch(/\/contact\/merci\?reference=/);
  expect(sent.status()).toBe(200);
  expect(sent.headers()['cache-control']).toBe('no-store');
  const unknown = await request.get('/contact/merci?reference=LEF-2611-ZZZZZ');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('Nous ne trouvons pas cette demande');
  for (const query of ['', '?reference=', '?reference=%3Cb%3E'])
    expect((await request.get(`/contact/merci${query}`)).status()).toBe(404);
  for (const path of ['reponse', 'refus', 'estimation'])
    expect((await request.get(`/contact/${path}`)).status()).toBe(404);
});
