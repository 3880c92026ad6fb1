import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aRequest, type Place, query, temporaryFolder } from '#tools/support/stores.ts';
import { describeStore, open } from '../store/support.ts';
import { finish } from './support.ts';

/** PostgreSQL's backups need a folder too. */
const inFolder = (place: Place): Place =>
  place.databaseUrl === undefined ? place : { ...place, dataDir: temporaryFolder() };

const envOf = ({ dataDir, databaseUrl = '' }: Place) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

const leads = (place: Place, ...args: string[]) =>
  finish(process.execPath, ['scripts/leads.ts', ...args], envOf(place));

const filesIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('demandes'));
const backupsOf = ({ dataDir }: Place) => join(dataDir, 'sauvegardes');

async function filled(place: Place, requests: number): Promise<void> {
  const store = await open(place);
  for (let index = 0; index < requests; index += 1) await store.add(aRequest({ email: '' }));
  await store.close();
}

const countIn = async (place: Place) => (await query(place, 'select 1 from leads')).length;

describeStore('a kept backup', (newPlace) => {
  test('is dated, counted, readable by us alone, and says when it goes', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 3);
    const made = await leads(place, 'backup', '--keep', '14');
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^3 demandes dans .*relue/),
    });
    const [name = '', ...others] = filesIn(backupsOf(place));
    expect(others).toEqual([]);
    expect(name).toMatch(/^demandes-\d{8}T\d{6}Z-effacer-le-\d{4}-\d\d-\d\d\.(sqlite|dump)$/);
    expect(statSync(join(backupsOf(place), name)).mode & 0o777).toBe(0o600);
    const erased = await leads(place, 'erase', 'nobody@usine.example');
    expect(erased.code).toBe(1);
    const [row] = (await query(place, 'select reference from leads')) as { reference: string }[];
    const said = await leads(place, 'erase', row?.reference ?? '');
    expect(said.output).toMatch(/Les sauvegardes d'avant s'effacent le \d\d\/\d\d\/\d{4}/);
  });

  test('goes in its time, with what a killed run left; other files stay', async () => {
    const place = inFolder(await newPlace());
    await filled(place, 1);
    await leads(place, 'backup', '--keep', '14');
    const folder = backupsOf(place);
    const [fresh = ''] = filesIn(folder);
    const old = fresh.replace(/effacer-le-[\d-]+/, 'effacer-le-2020-01-01');
    writeFileSync(join(folder, old), '');
    writeFileSync(join(folder, `${fresh}.partial`), '');
    utimesSync(join(folder, `${fresh}.partial`), 1, 1);
    writeFileSync(join(folder, 'demandes-a-moi.txt'), '');
    await leads(place, 'backup', '--keep', '14');
    const left = filesIn(folder);
    expect(left).toHaveLength(3);
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
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('1 effacement') });
    expect(restored.output).toMatch(/^3 demandes en place\. La base remplacée est dans/);
    expect(await countIn(place)).toBe(3);
    const [, aside = ''] = /est dans (\S+) :/.exec(restored.output) ?? [];
    await leads(place, 'restore', aside);
    expect(await countIn(place)).toBe(2);
    expect((await leads(place, 'trail')).output).toMatch(/restauration +2 demandes/);
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
      const refused = await leads(place, 'restore', file);
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('ne se lit pas') });
    }
    expect((await leads(place, 'restore', '/nowhere/x')).output).toMatch(/impossible à lire/);
    expect(await countIn(place)).toBe(200);
  });

  test.each(['backup', 'restore'])(
    'killed in the middle of a %s, nothing is half done',
    async (name) => {
      const place = inFolder(await newPlace());
      await filled(place, 300);
      await leads(place, 'backup', '--keep', '14');
      const [backup = ''] = filesIn(backupsOf(place));
      const args =
        name === 'backup'
          ? ['backup', '--keep', '14']
          : ['restore', join(backupsOf(place), backup)];
      for (let step = 0; step < 6; step += 1) {
        const child = spawn(process.execPath, ['scripts/leads.ts', ...args], {
          env: { ...process.env, ...envOf(place) },
          stdio: 'ignore',
        });
        const closed = once(child, 'close');
        await pause(250 + step * 150);
        child.kill('SIGKILL');
        await closed;
        expect(await countIn(place)).toBe(300);
        for (const file of filesIn(backupsOf(place)).filter((one) => !one.endsWith('.partial'))) {
          const copy = inFolder(await newPlace());
          if (copy.databaseUrl !== undefined) await (await open(copy)).close();
          const restored = await leads(copy, 'restore', join(backupsOf(place), file));
          expect(restored.output).toMatch(/^300 demandes en place/);
        }
      }
      expect(await leads(place, ...args)).toMatchObject({ code: 0 });
    },
  );
});

test('a base is not replaced under a site that runs, and a missing one is made', async () => {
  const place = { dataDir: temporaryFolder() };
  await filled(place, 2);
  const file = join(temporaryFolder(), 'copie.sqlite');
  await leads(place, 'backup', file);
  const site = await open(place);
  await site.probe();
  const refused = await leads(place, 'restore', file);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Arrêtez-le') });
  expect(readdirSync(place.dataDir).filter((name) => name.includes('restauration'))).toEqual([]);
  await site.close();
  renameSync(join(place.dataDir, 'leads.sqlite'), join(place.dataDir, 'gone'));
  expect((await leads(place, 'restore', file)).output).toMatch(/^2 demandes en place\.\n$/);
  expect(await countIn(place)).toBe(2);
});

test('a damaged base is replaced, and kept as it is', async () => {
  const place = { dataDir: temporaryFolder() };
  await filled(place, 2);
  const file = join(temporaryFolder(), 'copie.sqlite');
  await leads(place, 'backup', file);
  writeFileSync(join(place.dataDir, 'leads.sqlite'), 'broken '.repeat(2000));
  const { output } = await leads(place, 'restore', file);
  const [, aside = ''] = /est dans (\S+) :/.exec(output) ?? [];
  expect(readFileSync(aside, 'utf8')).toContain('broken');
  expect(await countIn(place)).toBe(2);
});
