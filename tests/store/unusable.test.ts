import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SetupError } from '#server/setupError.ts';
import { databaseFile } from '#server/store/openStore.ts';
import { aRequest, query, temporaryFolder } from '#tools/support/stores.ts';
import { open } from './support.ts';

describe('a base that cannot be used is said in one line and left as it is:', () => {
  const refusal = async (dataDir: string) => {
    const error: unknown = await open({ dataDir }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SetupError);
    expect(String(error)).not.toContain('\n');
    return String(error);
  };

  test('no folder', async () => {
    expect(await refusal(join(temporaryFolder(), 'none'))).toMatch(/impossible à créer.*ENOENT/);
  });

  test('a folder in its place', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(databaseFile(dataDir));
    expect(await refusal(dataDir)).toMatch(/EISDIR/);
  });

  test('not a database', async () => {
    const dataDir = temporaryFolder();
    writeFileSync(databaseFile(dataDir), 'a'.repeat(5_000));
    expect(await refusal(dataDir)).toMatch(/pas une base SQLite/);
    expect(readFileSync(databaseFile(dataDir), 'utf8')).toBe('a'.repeat(5_000));
  });

  test('damaged', async () => {
    const dataDir = temporaryFolder();
    const store = await open({ dataDir });
    await Promise.all(Array.from({ length: 100 }, () => store.add(aRequest())));
    // What was stored is in the file; the request after it is in the journal only.
    await query({ dataDir }, 'pragma wal_checkpoint(truncate)');
    await store.add(aRequest());
    const journal = readFileSync(`${databaseFile(dataDir)}-wal`);
    await store.close();
    writeFileSync(`${databaseFile(dataDir)}-wal`, journal);
    const damaged = readFileSync(databaseFile(dataDir)).fill(0xaa, 8_192, 20_000);
    writeFileSync(databaseFile(dataDir), damaged);
    expect(await refusal(dataDir)).toMatch(/abîmé/);
    expect(readFileSync(databaseFile(dataDir)).equals(damaged)).toBe(true);
    expect(readFileSync(`${databaseFile(dataDir)}-wal`).equals(journal)).toBe(true);
  });

  test('of a later version', async () => {
    const dataDir = temporaryFolder();
    await (await open({ dataDir })).close();
    await query(
      { dataDir },
      "insert into kysely_migration values ('999-later', '2099-01-01T00:00:00Z')",
    );
    expect(await refusal(dataDir)).toMatch(/version plus récente.*999-later/);
  });
});
