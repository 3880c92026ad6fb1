import { expect, test } from './support/editor.ts';

const WATER = /^Part de l'électricité récupérable en eau chaude/;

test('text and drawing follow a figure', async ({ desk, editor }) => {
  await desk.open('Chiffres');
  const drawing = desk.site.locator('#performance figure svg path').first();
  const before = await drawing.getAttribute('d');

  await desk.forms.getByRole('row', { name: WATER }).click();
  const dialog = desk.forms.getByRole('dialog');
  await expect(dialog).toContainText('Utilisé dans');
  await dialog.getByRole('textbox', { name: 'Valeur', exact: true }).fill('60');
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await desk.save();

  await expect(desk.page.getByRole('status')).toContainText('Enregistré');
  await expect(desk.site.locator('#performance')).toContainText(/60\s%\s*eau chaude/);
  await expect(drawing).not.toHaveAttribute('d', before ?? '');
  expect(editor.read('content/figures.yaml')).toContain('le dessin la suit)\n  value: 60\n');
});

test('a figure that another contradicts is refused, and what was typed stays', async ({
  desk,
  editor,
}) => {
  const before = editor.read('content/figures.yaml');
  await desk.open('Chiffres');
  await desk.forms.getByRole('row', { name: WATER }).click();
  const dialog = desk.forms.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Valeur', exact: true }).fill('95');
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await desk.save();
  await expect(
    desk.forms.getByText(/l’eau chaude ne peut pas dépasser la chaleur rendue/),
  ).toBeVisible();
  expect(editor.read('content/figures.yaml')).toBe(before);
  await desk.forms.getByRole('row', { name: WATER }).click();
  await expect(dialog.getByRole('textbox', { name: 'Valeur', exact: true })).toHaveValue('95');
});
