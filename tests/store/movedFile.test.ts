import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StoreLost } from '#server/store/engine.ts';
import { databaseFile } from '#server/store/openStore.ts';
import { aRequest, temporaryFolder } from '#tools/support/stores.ts';
import { open } from './support.ts';

function moveAway(dataDir: string): void {
  const elsewhere = join(dataDir, 'elsewhere');
  mkdirSync(elsewhere);
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('leads.')))
    renameSync(join(dataDir, name), join(elsewhere, name));
}

test('a base that was moved away takes no more requests, and no empty one takes its place', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  await store.add(aRequest());
  moveAway(dataDir);
  await expect(store.add(aRequest())).rejects.toThrow(StoreLost);
  await expect(store.probe()).rejects.toThrow(StoreLost);
  await store.close();
  await expect(open({ dataDir }, { mustExist: true })).rejects.toThrow(/n'est plus là/);
  expect(existsSync(databaseFile(dataDir))).toBe(false);
});

test('once it is back, it is used again', async () => {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  await store.add(aRequest());
  moveAway(dataDir);
  await expect(store.add(aRequest())).rejects.toThrow(StoreLost);
  await store.close();
  for (const name of readdirSync(join(dataDir, 'elsewhere')))
    renameSync(join(dataDir, 'elsewhere', name), join(dataDir, name));
  const again = await open({ dataDir }, { mustExist: true });
  expect(await again.status()).toMatchObject({ leads: 1 });
});
