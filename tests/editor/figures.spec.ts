import { expect, test } from './support/editor.ts';

const WATER = /^Part de l'électricité récupérable en eau chaude/;

test('text and drawing follow a figure', async ({ editorPage, editor }) => {
  await editorPage.open('Chiffres');
  const drawing = editorPage.site.locator('#performance figure svg path').first();
  const before = await drawing.getAttribute('d');

  await editorPage.forms.getByRole('row', { name: WATER }).click();
  const dialog = editorPage.forms.getByRole('dialog');
  await expect(dialog).toContainText('Utilisé dans');
  await dialog.getByRole('textbox', { name: 'Valeur', exact: true }).fill('60');
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();

  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  await expect(editorPage.site.locator('#performance')).toContainText(/60\s%\s*eau chaude/);
  await expect(drawing).not.toHaveAttribute('d', before ?? '');
  expect(editor.read('content/figures.yaml')).toContain('le dessin la suit)\n  value: 60\n');
});

test('a figure that another contradicts is refused, and what was typed stays', async ({
  editorPage,
  editor,
}) => {
  const before = editor.read('content/figures.yaml');
  await editorPage.open('Chiffres');
  await editorPage.forms.getByRole('row', { name: WATER }).click();
  const dialog = editorPage.forms.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Valeur', exact: true }).fill('95');
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();
  await expect(
    editorPage.forms.getByText(/l’eau chaude ne peut pas dépasser la chaleur rendue/),
  ).toBeVisible();
  expect(editor.read('content/figures.yaml')).toBe(before);
  await editorPage.forms.getByRole('row', { name: WATER }).click();
  await expect(dialog.getByRole('textbox', { name: 'Valeur', exact: true })).toHaveValue('95');
});
