import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restore } from '#scripts/leads/restore.ts';
import { runCommand } from '#scripts/leads/runCommand.ts';
import { parseCommand } from '#scripts/leads/usage.ts';
import { readEnv } from '#server/env.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { serverWords } from '#site/content/serverWords.ts';
import { aRequest, type Place, query, temporaryFolder } from '#tools/support/stores.ts';
import { describeStore, open } from './support.ts';

/** PostgreSQL's backups need a folder too. */
const inFolder = (place: Place): Place =>
  place.databaseUrl === undefined ? place : { ...place, dataDir: temporaryFolder() };

const envOf = (place: Place) => ({ ...readEnv({}), ...place });

async function onStore<T>(place: Place, work: (store: LeadStore) => Promise<T>): Promise<T> {
  const store = await open(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** As the command does. */
const leads = (place: Place, ...words: string[]) => {
  const command = parseCommand(words);
  if (command.name === 'restore') return restore(command.file, envOf(place));
  if (command.name === 'help' || command.name === 'essai') throw new Error(command.name);
  return onStore(place, (store) =>
    runCommand(store, command, () => serverWords.mails, envOf(place)),
  );
};

const filesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('demandes'));
const backupsOf = ({ dataDir }: Place) => join(dataDir, 'sauvegardes');

const filled = (place: Place, requests: number) =>
  onStore(place, async (store) => {
    for (let index = 0; index < requests; index += 1) await store.add(aRequest({ email: '' }));
  });

const countIn = async (place: Place) => (await query(place, 'select 1 from leads')).length;

describeStore('a kept backup', (newPlace) => {
  test('is dated, counted, readable by us alone, and says when it goes', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 3);
    const made = await leads(place, 'backup', '--keep', '14');
    expect(made).toMatch(/^3 demandes dans .*relue/);
    const [name = '', ...others] = filesIn(backupsOf(place));
    expect(others).toEqual([]);
    expect(name).toMatch(/^demandes-\d{8}T\d{9}Z-effacer-le-\d{4}-\d\d-\d\d\.(sqlite|dump)$/);
    expect(statSync(join(backupsOf(place), name)).mode & 0o777).toBe(0o600);
    const [row] = (await query(place, 'select reference from leads')) as { reference: string }[];
    const said = await leads(place, 'erase', row?.reference ?? '');
    expect(said).toMatch(/Les sauvegardes d'avant s'effacent le \d\d\/\d\d\/\d{4}/);
  });

  test('goes in its time, with what a killed run left; other files stay', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 1);
    await leads(place, 'backup', '--keep', '14');
    const folder = backupsOf(place);
    const [fresh = ''] = filesIn(folder);
    const old = fresh.replace(/effacer-le-[\d-]+/, 'effacer-le-2020-01-01');
    writeFileSync(join(folder, old), '');
    for (const end of ['.partial', '.partial.partial-journal']) {
      writeFileSync(join(folder, fresh + end), '');
      utimesSync(join(folder, fresh + end), 1, 1);
    }
    const prepared = join(place.dataDir, 'restauration.partial-a1b2c3');
    mkdirSync(prepared);
    utimesSync(prepared, 1, 1);
    writeFileSync(join(folder, 'demandes-a-moi.txt'), '');
    await leads(place, 'backup', '--keep', '14');
    const left = filesIn(folder);
    expect(left).toHaveLength(3);
    expect(existsSync(prepared)).toBe(false);
    expect(left).toEqual(expect.arrayContaining([fresh, 'demandes-a-moi.txt']));
  });

  test('is restored; the base that it replaces stays, and what was erased since is told', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 3);
    await leads(place, 'backup', '--keep', '14');
    const [name = ''] = filesIn(backupsOf(place));
    const [row] = (await query(place, 'select reference from leads')) as { reference: string }[];
    await leads(place, 'erase', row?.reference ?? '');
    expect(await countIn(place)).toBe(2);
    const restored = await leads(place, 'restore', join(backupsOf(place), name));
    expect(restored).toContain('1 effacement');
    expect(restored).toMatch(/^3 demandes en place\. La base remplacée est dans/);
    expect(await countIn(place)).toBe(3);
    const [, aside = ''] = /est dans (\S+) :/.exec(restored) ?? [];
    // It holds whoever was erased too: it goes as a backup does.
    expect(filesIn(backupsOf(place)).filter((file) => aside.endsWith(file))).toEqual([
      expect.stringMatching(/-effacer-le-\d{4}-\d\d-\d\d\./),
    ]);
    await leads(place, 'restore', aside);
    expect(await countIn(place)).toBe(2);
    expect(await leads(place, 'trail')).toMatch(/restauration +2 demandes/);
  });

  test('that is damaged is refused, and the base does not change', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 200);
    await leads(place, 'backup', '--keep', '14');
    const [name = ''] = filesIn(backupsOf(place));
    const file = join(backupsOf(place), name);
    const whole = readFileSync(file);
    for (const bad of [whole.subarray(0, whole.length * 0.6), Buffer.from('nothing'.repeat(900))]) {
      writeFileSync(file, bad);
      await expect(leads(place, 'restore', file)).rejects.toThrow('ne se lit pas');
    }
    await expect(leads(place, 'restore', '/nowhere/x')).rejects.toThrow('impossible à lire');
    expect(await countIn(place)).toBe(200);
  });
});

test('a base is not replaced under a site that runs, and a missing one is made', async () => {
  const place = { dataDir: temporaryFolder() };
  await filled(place, 2);
  const file = join(temporaryFolder(), 'copie.sqlite');
  await leads(place, 'backup', file);
  const site = await open(place);
  await site.probe();
  await expect(leads(place, 'restore', file)).rejects.toThrow('Arrêtez-le');
  expect(readdirSync(place.dataDir).filter((name) => name.includes('restauration'))).toEqual([]);
  await site.close();
  renameSync(join(place.dataDir, 'leads.sqlite'), join(place.dataDir, 'gone'));
  expect(await leads(place, 'restore', file)).toBe('2 demandes en place.');
  expect(await countIn(place)).toBe(2);
});

test('a damaged base is replaced, and kept as it is', async () => {
  const place = { dataDir: temporaryFolder() };
  await filled(place, 2);
  const file = join(temporaryFolder(), 'copie.sqlite');
  await leads(place, 'backup', file);
  writeFileSync(join(place.dataDir, 'leads.sqlite'), 'broken '.repeat(2000));
  const output = await leads(place, 'restore', file);
  const [, aside = ''] = /est dans (\S+) :/.exec(output) ?? [];
  expect(readFileSync(aside, 'utf8')).toContain('broken');
  expect(await countIn(place)).toBe(2);
});
