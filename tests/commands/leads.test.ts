import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aRequest, temporaryFolder } from '#tools/support/stores.ts';
import { open } from '../store/support.ts';
import { finish } from './support.ts';

/** Two requests of Zoé, one of Paul, one held back; a mail in failure. */
async function aBase() {
  const dataDir = temporaryFolder();
  const store = await open({ dataDir });
  const added = await store.add(aRequest({ message: '=1+1\u001b[31m' }));
  await store.add(aRequest({ city: 'Caen' }));
  await store.add(aRequest({ firstName: 'Paul', email: 'paul@usine.example' }));
  await store.add(aRequest({ firstName: 'Robot', email: 'r@spam.example', hold: 'honeypot' }));
  const mail = await store.claimMail(60);
  if (mail) await store.markFailed(mail, '550 inconnu');
  await store.close();
  return { dataDir, reference: 'reference' in added ? added.reference : '' };
}

const leads = (dataDir: string, ...args: string[]) =>
  finish(process.execPath, ['scripts/leads.ts', ...args], { DATA_DIR: dataDir, DATABASE_URL: '' });

test('npm run leads lists, shows and counts', async () => {
  const { dataDir, reference } = await aBase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
  const listed = await finish('npm', ['run', '--silent', 'leads', '--', 'list'], env);
  expect(listed.code).toBe(0);
  expect(listed.output.trim().split('\n')).toHaveLength(5);
  expect(listed.output).toMatch(/4 demandes\.$/m);
  const held = await leads(dataDir, 'held');
  expect(held.output).toMatch(/Robot.*retenue : champ invisible rempli/);
  expect(held.output).toMatch(/^1 demande\.$/m);
  const shown = await leads(dataDir, 'show', ` ${reference.toLowerCase()} `);
  expect(shown).toMatchObject({ code: 0, output: expect.stringContaining('550 inconnu') });
  expect(shown.output).not.toContain('\u001b');
  const status = await leads(dataDir, 'status');
  expect(status.output).toMatch(/^Demandes {2}3, /);
  expect(status.output).toMatch(/1 en échec : npm run leads -- retry/);
  expect(status.output).toContain('aucun mail ne part');
  expect(await leads(dataDir, 'retry')).toEqual({
    code: 0,
    output: '1 mail de nouveau en attente.\n',
  });
  expect(await leads(dataDir, 'retry')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^0 mail /),
  });
});

test('release gives a held request back to the owner, once', async () => {
  const { dataDir, reference } = await aBase();
  const [robot = ''] = (await leads(dataDir, 'held')).output.split(' ');
  expect(await leads(dataDir, 'release', robot)).toEqual({
    code: 0,
    output: `${robot} : demande reprise, ses mails partent.\n`,
  });
  expect((await leads(dataDir, 'held')).output).toBe('0 demande.\n');
  for (const known of [robot, reference])
    expect((await leads(dataDir, 'release', known)).output).toContain("n'était pas retenue");
  expect((await leads(dataDir, 'release', 'AER-0000-00000')).code).toBe(1);
});

test('export writes a whole file that is not there yet', async () => {
  const { dataDir } = await aBase();
  const out = join(temporaryFolder(), 'demandes.csv');
  const written = await leads(dataDir, 'export', '--format', 'csv', '--out', out);
  expect(written).toEqual({ code: 0, output: `4 demandes dans ${out}.\n` });
  expect(readFileSync(out, 'utf8')).toMatch(/^\uFEFF"Référence";.*\r\n/);
  expect(readFileSync(out, 'utf8')).toContain(`"'=1+1`);
  expect(statSync(out).mode & 0o777).toBe(0o600);
  const again = await leads(dataDir, 'export', '--format', 'csv', '--out', out);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('existe déjà') });
  const person = ['export', '--format', 'json', '--email', 'ZOE@usine.example'];
  const json = await leads(dataDir, ...person);
  expect(JSON.parse(json.output)).toHaveLength(2);
});

test('erase says how many requests went, and an unknown address is not a success', async () => {
  const { dataDir } = await aBase();
  const erased = await leads(dataDir, 'erase', 'zoe@usine.example');
  expect(erased).toMatchObject({ code: 0, output: expect.stringContaining('2 demandes en moins') });
  const again = await leads(dataDir, 'erase', 'zoe@usine.example');
  expect(again.code).toBe(1);
  const [left = ''] = /[A-Z]{3}-\d{4}-\w{5}/.exec((await leads(dataDir, 'list')).output) ?? [];
  expect(await leads(dataDir, 'erase', left.toLowerCase())).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${left} : 1 demande en moins`),
  });
  expect((await leads(dataDir, 'show', left)).code).toBe(1);
  expect(await leads(dataDir, 'purge')).toMatchObject({ code: 0 });
});

test('backup makes a base that the commands can read', async () => {
  const { dataDir } = await aBase();
  const copy = temporaryFolder();
  expect(await leads(dataDir, 'backup', join(copy, 'leads.sqlite'))).toMatchObject({ code: 0 });
  expect((await leads(copy, 'list')).output).toMatch(/4 demandes/);
  expect(await leads(dataDir, 'backup', join(copy, 'leads.sqlite'))).toMatchObject({ code: 1 });
});

test('a command mistyped shows the help, with code 2', async () => {
  for (const args of [[], ['export', '--format', 'xls']]) {
    const { code, output } = await leads(temporaryFolder(), ...args);
    expect(code).toBe(2);
    expect(output).toContain('npm run leads -- export --format');
  }
});

test('what is not there or cannot be read is said in one line, with code 1', async () => {
  const { dataDir } = await aBase();
  const empty = temporaryFolder();
  const broken = temporaryFolder();
  writeFileSync(join(broken, 'leads.sqlite'), 'not a base '.repeat(500));
  for (const result of [
    await leads(dataDir, 'show', 'AER-0000-AAAAA'),
    await leads(empty, 'list'),
    await leads(broken, 'list'),
    await finish(process.execPath, ['scripts/leads.ts', 'list'], { DATABASE_URL: 'mysql://x' }),
  ]) {
    expect(result.code).toBe(1);
    expect(result.output.trim().split('\n')).toHaveLength(1);
  }
  expect(existsSync(join(empty, 'leads.sqlite'))).toBe(false);
  expect(await leads(empty, 'help')).toMatchObject({ code: 0 });
});
