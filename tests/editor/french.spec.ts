import { globSync, readFileSync } from 'node:fs';
import { WORDS } from '#editor/frenchKeystatic.ts';
import { expect, test } from './support/editor.ts';

test('every English word we replace is still in Keystatic', () => {
  const code = globSync('editor/keystatic/node_modules/{@keystatic/core,@keystar/ui}/dist/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(WORDS.filter(([english]) => !code.includes(english))).toEqual([]);
});

/** Words an owner should not have to read. */
const ENGLISH =
  /\b(Save|Unsaved|Reset|Copy|Paste|Add|Edit|Done|Delete|Dashboard|Cancel|Settings|Loading)\b/;

test('the forms speak French', async ({ editorPage }) => {
  await editorPage.open('Questions fréquentes');
  await editorPage.forms.getByRole('row', { name: 'Énergie et coûts' }).click();
  await expect(editorPage.forms.getByRole('dialog')).toBeVisible();
  const words = await editorPage.forms
    .locator('body')
    .evaluate((body) =>
      [...body.querySelectorAll(':not(style, script)')].flatMap((one) => [
        one.children.length === 0 ? (one.textContent ?? '') : '',
        one.getAttribute('aria-label') ?? '',
      ]),
    );
  expect(words.filter((word) => ENGLISH.test(word))).toEqual([]);
});
