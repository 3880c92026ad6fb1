import { expect, test } from './support/editor.ts';

test('a question too many is refused plainly; with one removed, the list is saved in its new order', async ({
  editorPage,
  editor,
}) => {
  const before = editor.read('content/faq.yaml');
  await editorPage.open('Questions fréquentes');
  await editorPage.forms.getByRole('row', { name: 'Énergie et coûts' }).click();
  const group = editorPage.forms.getByRole('dialog', { name: 'Modifier' }).first();
  await group.getByRole('button', { name: 'Ajouter' }).click();
  const added = editorPage.forms.getByRole('dialog', { name: 'Ajouter un élément' });
  await added.getByLabel('Identifiant').fill('essai');
  await added.getByLabel('Question').fill('Une question de plus ?');
  await added.getByLabel('Réponse').fill('Une réponse, en {delai_intervention}.');
  await added.getByRole('button', { name: 'Ajouter' }).click();
  await group.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();
  await expect(
    editorPage.forms.getByText(/21 questions, mais le site en annonce 20/),
  ).toBeVisible();
  expect(editor.read('content/faq.yaml')).toBe(before);

  await editorPage.forms.getByRole('row', { name: 'Énergie et coûts' }).click();
  await group.getByRole('button', { name: 'Supprimer Quelles aides CEE' }).click();
  await group.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();
  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  await expect(editorPage.site.locator('#faq')).toContainText('Une question de plus');
  const after = editor.read('content/faq.yaml');
  expect(after).toContain('      - slug: essai\n        question: Une question de plus ?\n');
  // Only the two entries changed: the rest is there line by line.
  const kept = before.split('\n').filter((line) => !after.includes(line));
  expect(kept).toHaveLength(3);
});
