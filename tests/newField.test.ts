import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { leadsToCsv } from '#scripts/leads/csv.ts';
import { detail } from '#scripts/leads/text.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { createStore } from '#server/store/createStore.ts';
import { sql } from '#server/store/engine.ts';
import { migrate } from '#server/store/migrations.ts';
import { openSqlite } from '#server/store/sqlite/openSqlite.ts';
import { contactPage } from '#site/content/contactPage.ts';
import { EMPTY_VALUES, readValues } from '#site/domain/lead.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import { ContactFields } from '#site/islands/ContactForm/ContactFields.tsx';
import { mailSettings } from '#tools/support/mailSettings.ts';

// Adds one field to the table, and nothing else. The tests below check each part of the site that uses fields.
vi.mock('#site/domain/leadFields.ts', async (importOriginal) => {
  const { FIELDS } = await importOriginal<typeof import('#site/domain/leadFields.ts')>();
  const newField = {
    name: 'essai',
    column: 'essai',
    max: 14,
    input: 'text',
    missing: 'Il manque.',
  };
  return { FIELDS: { ...FIELDS, newField } };
});
// Its label in content/.
vi.mock('#site/content/pipeline/contentFolder.ts', async (importOriginal) => {
  const content = await importOriginal<typeof import('#site/content/pipeline/contentFolder.ts')>();
  return {
    ...content,
    readContentFile: (file: string) =>
      content.readContentFile(file).replace(/^ {2}labels:\n/m, '$&    newField: Champ nouveau\n'),
  };
});

const folder = mkdtempSync(join(tmpdir(), 'field-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TYPED = { nom: 'Benali', telephone: '01 99 00 24 48', essai: ' 12345678900012 ' };
const typed = (changes: Record<string, string> = {}) => {
  const fields = new Map(Object.entries({ ...TYPED, ...changes }));
  return parseLead(readValues((name) => fields.get(name)));
};

test('the form shows it, with its label and its limit', () => {
  const props = { words: contactPage.form, values: EMPTY_VALUES, errors: {} };
  const html = renderToStaticMarkup(createElement(ContactFields, props));
  expect(html).toContain(
    '<label for="essai">Champ nouveau</label><input id="essai" maxLength="14"',
  );
});

test('it is read from the post, and held to the rules of its line', () => {
  expect(typed()).toMatchObject({ ok: true, lead: { newField: '12345678900012' } });
  expect(typed({ essai: '' })).toMatchObject({ ok: false, errors: { newField: 'Il manque.' } });
  expect(typed({ essai: '1'.repeat(15) })).toMatchObject({ ok: false });
});

test('it is stored, mailed, exported and shown', async () => {
  const engine = openSqlite(join(folder, 'leads.sqlite'));
  await migrate(engine);
  const store = createStore(async () => engine);
  // What its migration would do.
  await engine.query(sql`alter table leads add column essai text not null default ''`);
  const parsed = typed();
  if (!parsed.ok) throw new Error('refused');
  const { reference } = await store.add({ lead: parsed.lead, digest: 'x', hold: undefined });
  const lead = await store.find(reference);
  await store.close();
  if (!lead) throw new Error('not found');
  const { words } = mailSettings;
  const { text } = composeMail({ id: 1, kind: 'owner', lead }, mailSettings, new Date());
  expect(text).toMatch(/Champ nouveau\u00a0: \u206812345678900012/);
  expect(leadsToCsv([lead], words.mails)).toMatch(/"Champ nouveau".*\r\n.*"12345678900012"/);
  expect(detail(lead, words.mails)).toMatch(/Champ nouveau +12345678900012/);
});
