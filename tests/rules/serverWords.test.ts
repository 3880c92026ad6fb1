import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST } from '#scripts/serverProcess.mjs';
import type { MailKind } from '#server/leads/ports.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import { readWords } from '#server/mail/words.ts';
import { company } from '#site/content/company.ts';
import { typeset } from '#site/domain/typography.ts';
import { aLead } from '../support/aLead.ts';

const words = readWords(`${DIST}/server-words.json`);
const linkTo = () => 'https://b.example/suivi';
const settings = { words, from: 'a@b.example', to: 'a@b.example', linkTo };
const compose = (kind: MailKind) =>
  composeMail({ id: 1, kind, lead: aLead({ message: '' }) }, settings, new Date());

test.each(['owner', 'visitor', 'recall'] as const)('the built words make a mail (%s)', (kind) => {
  const { subject, text, html } = compose(kind);
  for (const part of [subject, text, html]) {
    expect(part).toEqual(expect.any(String));
    expect(part).not.toMatch(/[{}]|undefined|\[object| [;!?:»]/);
  }
});

/** Paragraphs stay apart; what stands in them reads as it was written. */
const decoded = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));

// R. 123-237 and R. 123-238 of the code de commerce.
test.each(['owner', 'visitor', 'recall'] as const)(
  'a mail is signed as the law wants (%s)',
  (kind) => {
    const { text, html } = compose(kind);
    const { form, capital, siren, registryCity } = company.legal;
    for (const part of [String(text), decoded(String(html))]) {
      expect(part).toContain(words.mails.signature);
      const lines = part.split('\n').filter((line) => line.includes(`RCS ${registryCity}`));
      expect(lines, 'a paragraph of its own').toHaveLength(1);
      for (const fact of [company.name, form, capital, siren, company.address.street])
        expect(lines[0]).toContain(typeset(fact));
    }
  },
);

test('the acknowledgement opens on a greeting that stands alone', () => {
  const { text, html } = compose('visitor');
  const { greeting } = words.mails.visitor;
  expect(text).toContain(`\n\n${greeting}\n\n`);
  expect(html).toContain(`<p>${greeting}</p>`);
});

test('a site built before mails is told to build again', () => {
  expect(() => readWords(`${DIST}/nothing.json`)).toThrow(/npm run build/);
});

test('what renders pages on demand reads nothing of the content, which may be half edited', () => {
  const files = globSync(`${DIST}/{server,app}/**/*.mjs`);
  const reading = files.filter((file) =>
    /CONTENT_DIR|grille\.yaml|from ?"(?:yaml|marked)"/.test(readFileSync(file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(reading).toEqual([]);
});
