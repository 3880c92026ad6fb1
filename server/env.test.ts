import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureWritable, readEnv, SetupError } from './env.ts';

describe('the environment', () => {
  test('has defaults, and empty means unset', () => {
    const defaults = {
      port: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      publicOrigins: [],
    };
    expect(readEnv({})).toEqual(defaults);
    expect(readEnv({ PORT: '', HOST: '', DATA_DIR: '' })).toEqual(defaults);
  });

  test('is honoured', () => {
    const env = { PORT: '80', HOST: '::1', DATA_DIR: '/tmp/x' };
    expect(readEnv({ ...env, PUBLIC_ORIGIN: 'https://www.aerance.example/contact' })).toEqual({
      port: 80,
      host: '::1',
      dataDir: '/tmp/x',
      databaseUrl: undefined,
      publicOrigins: ['https://www.aerance.example'],
    });
  });

  test.each(['abc', '-1', '70000', '1.5'])('PORT=%s is explained', (PORT) => {
    expect(() => readEnv({ PORT })).toThrow(SetupError);
  });

  test('a data folder that cannot be made is explained', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'site-')), 'file');
    writeFileSync(file, '');
    expect(() => ensureWritable(join(file, 'data'))).toThrow(/DATA_DIR/);
  });
});
