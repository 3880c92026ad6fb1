import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findProblems } from '#scripts/checkContent.ts';
import { readForm, writeForm } from './contentFile.ts';
import type { Plan } from './plan.ts';
import { contentPlans } from './plans.ts';

await findProblems();
const plans = contentPlans();
const read = (file: string) => readFileSync(`tests/content/${file}`, 'utf8');

function planFor(file: string): Plan {
  const plan = plans.get(file);
  if (plan === undefined) throw new Error(`no form for ${file}`);
  return plan;
}

/** Every field of a form, with its path. */
function* fieldsIn(plan: Plan, path: string): Generator<readonly [string, Plan]> {
  yield [path, plan];
  if (plan.kind === 'group')
    for (const [name, field] of plan.fields) yield* fieldsIn(field, `${path}.${name}`);
  if (plan.kind === 'list' || plan.kind === 'map') {
    // An entry is called by one of its fields, so it needs no name of its own.
    const [, ...inside] = fieldsIn(plan.item, `${path}[]`);
    yield* inside;
  }
  if (plan.kind === 'option') yield* fieldsIn(plan.inner, path);
}

test('every content file has a form', async () => {
  const { globSync } = await import('node:fs');
  const files = globSync('**/*.{yaml,md}', { cwd: 'tests/content' });
  expect([...plans.keys()].sort()).toEqual(files.sort());
});

test('every field has a French name, and every list says how its entries are called', () => {
  const fields = [...plans].flatMap(([file, plan]) => [...fieldsIn(plan, file)]);
  expect(fields.filter(([, { label }]) => label === '').map(([path]) => path)).toEqual([]);
  const lists = fields.filter(
    ([, plan]) => (plan.kind === 'list' || plan.kind === 'map') && plan.calledBy === '',
  );
  expect(lists.map(([path]) => path)).toEqual([]);
  expect(fields.length).toBeGreaterThan(250);
});

test.each([...plans.keys()])('%s: a form saved as it was opened keeps every byte', (file) => {
  const plan = planFor(file);
  for (const source of [read(file), read(file).replaceAll('\n', '\r\n')]) {
    // Forms are sent as JSON.
    const form = JSON.parse(JSON.stringify(readForm(file, plan, source)));
    expect(writeForm(file, plan, source, form)).toEqual({ source, uploads: [] });
  }
});

test('a new phone number changes its line and no other', () => {
  const source = read('company.yaml');
  const plan = planFor('company.yaml');
  const form = { ...readForm('company.yaml', plan, source), phone: '01 99 00 11 22' };
  expect(writeForm('company.yaml', plan, source, form).source).toBe(
    source.replace('phone: 02 61 91 37 41', 'phone: 01 99 00 11 22'),
  );
});

test('a file chosen for a picture goes where the text beside it says', () => {
  const source = read('solutions.yaml');
  const plan = planFor('solutions.yaml');
  const form = JSON.parse(JSON.stringify(readForm('solutions.yaml', plan, source)));
  form.cards[3].imageAlt['0'] = 'data:image/png;base64,AAAA';
  expect(writeForm('solutions.yaml', plan, source, form)).toEqual({
    source,
    uploads: [{ folder: 'pictures', name: 'pompes', dataUrl: 'data:image/png;base64,AAAA' }],
  });
});

test("a partner's new logo is named after the partner, and never replaces ours", () => {
  const source = read('partners.yaml');
  const plan = planFor('partners.yaml');
  const form = JSON.parse(JSON.stringify(readForm('partners.yaml', plan, source)));
  form.partners[0].name = 'Énergie & Co';
  form.partners[0].logo = 'data:image/svg+xml;base64,AAAA';
  form.partners[1].name = 'Logo';
  form.partners[1].logo = 'data:image/svg+xml;base64,AAAA';
  const written = writeForm('partners.yaml', plan, source, form);
  expect(written.source).toContain('logo: energie-co\n');
  expect(written.uploads.map(({ name }) => name)).toEqual(['energie-co', 'partenaire-logo']);
});
