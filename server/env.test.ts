import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureWritable, readEnv } from './env.ts';
import { SetupError } from './setupError.ts';

describe('the environment', () => {
  test('has defaults, and empty means unset', () => {
    const defaults = {
      port: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicOrigins: [],
    };
    expect(readEnv({})).toMatchObject(defaults);
    expect(readEnv({ PORT: '', HOST: '', DATA_DIR: '' })).toMatchObject(defaults);
  });

  test('is honoured', () => {
    const env = { PORT: '80', HOST: '::1', DATA_DIR: '/tmp/x' };
    expect(readEnv({ ...env, PUBLIC_ORIGIN: 'https://www.aerance.example/contact' })).toMatchObject(
      {
        port: 80,
        host: '::1',
        dataDir: '/tmp/x',
        databaseUrl: undefined,
        publicOrigins: ['https://www.aerance.example'],
      },
    );
  });

  test.each(['abc', '-1', '70000', '1.5'])('PORT=%s is explained', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow(SetupError);
  });

  test('only proxies that are named are believed', () => {
    const read = (TRUSTED_PROXIES: string) => readEnv({ TRUSTED_PROXIES }).trustedProxies;
    expect(read('')).toEqual(['loopback']);
    expect(read('10.0.0.0/8, 2001:db8::1')).toEqual(['10.0.0.0/8', '2001:db8::1']);
    for (const wrong of ['tous', '10.0.0.0/33', '0.0.0.0/0', '10.0.0', '10.0.0.1/8/9', '::1/x'])
      expect(() => read(wrong)).toThrow(/TRUSTED_PROXIES=.*n'est ni une adresse/);
  });

  test('mail goes nowhere unless a server is named', () => {
    expect(readEnv({}).smtp).toBeUndefined();
    expect(readEnv({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' }).smtp).toBeUndefined();
    const env = readEnv({
      SMTP_URL: 'smtps://mail.example',
      MAIL_FROM: ' a@b.fr ',
      MAIL_TO: 'c@d.fr',
    });
    expect(env).toMatchObject({ mailFrom: 'a@b.fr', mailTo: 'c@d.fr' });
    expect(env.smtp).toMatchObject({ host: 'mail.example', port: 465, secure: true });
  });

  test.each([
    'mail.example',
    'https://mail.example',
    'smtp://',
    'smtps://moi:s3cr3t/x@mail.example',
    'smtps://moi:s3cr3t#x@mail.example',
    'smtps://moi:s3cr3t%@mail.example',
    'smtps://moi@mail.example',
    'smtps://moi:s3cr3t@mail.example/?pool=true',
    'smtps://moi:s3cr3t@mail.example:99999',
  ])('SMTP_URL=%s is explained, its password is not repeated', (SMTP_URL) => {
    expect(() => readEnv({ SMTP_URL })).toThrow(SetupError);
    expect(() => readEnv({ SMTP_URL })).toThrow(/^(?!.*s3cr3t).*SMTP_URL/);
  });

  test.each(['a@b.fr, c@d.fr', 'Nous <a@b.fr>', 'a@', 'a'])(
    'MAIL_TO=%s is explained',
    (MAIL_TO) => {
      expect(() => readEnv({ MAIL_TO })).toThrow(/MAIL_TO/);
    },
  );

  test('a base may be named, and a bad name is explained without quoting its password', () => {
    const DATABASE_URL = 'postgresql://u:secret@host/base';
    expect(readEnv({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    const read = () => readEnv({ DATABASE_URL: 'mysql://u:secret@host/base' });
    expect(read).toThrow(SetupError);
    expect(read).not.toThrow(/secret/);
  });

  test('a data folder is made for this user only', () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'site-')), 'data');
    ensureWritable(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test('a data folder that cannot be made is explained', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'file');
    writeFileSync(file, '');
    expect(() => ensureWritable(join(file, 'data'))).toThrow(/DATA_DIR/);
  });
});
