import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeMail } from '#server/mail/composeMail.ts';
import { readWords } from '#server/mail/words.ts';
import { DIST } from '../../scripts/serverProcess.mjs';
import { aLead } from '../support/aLead.ts';

const settings = { from: 'a@b.example', to: 'a@b.example' };

test.each(['owner', 'visitor'] as const)('the built words make a mail (%s)', (kind) => {
  const words = readWords(`${DIST}/server-words.json`);
  const { subject, text, html } = composeMail(
    { kind, lead: aLead({ message: '' }) },
    { ...settings, words },
    new Date(),
  );
  for (const part of [subject, text, html]) {
    expect(part).toEqual(expect.any(String));
    expect(part).not.toMatch(/[{}]|undefined|\[object| [;!?:»]/);
  }
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
