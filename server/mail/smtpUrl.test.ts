import { describe, expect, test } from 'vitest';
import { parseSmtpUrl } from './smtpUrl.ts';

describe('the address of a mail server', () => {
  test('has the ports of submission by default', () => {
    expect(parseSmtpUrl('smtp://mail.example')).toMatchObject({ port: 587, secure: false });
    expect(parseSmtpUrl('smtps://mail.example/')).toMatchObject({ port: 465, secure: true });
    expect(parseSmtpUrl('smtp://mail.example:2525')).toMatchObject({ port: 2525 });
  });

  test('carries credentials, encoded', () => {
    const server = parseSmtpUrl('smtps://site%40aerance.example:p%40ss%2F%23%3A@mail.example');
    expect(server?.credentials).toEqual({ user: 'site@aerance.example', pass: 'p@ss/#:' });
    expect(parseSmtpUrl('smtp://mail.example')?.credentials).toBeUndefined();
  });

  test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('%s is this machine', (host) => {
    expect(parseSmtpUrl(`smtp://${host}:25`)?.local).toBe(true);
  });

  test.each(['mail.example', '10.0.0.1', '127.0.0.1.example', '[2001:db8::1]'])(
    '%s is not',
    (host) => {
      expect(parseSmtpUrl(`smtp://${host}:25`)?.local).toBe(false);
    },
  );
});
