import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from './support/editor.ts';

const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();

test('a photo is replaced, cropped to its place, described, and brought back', async ({
  editorPage,
  editor,
}) => {
  const file = join(editor.folder, 'src/assets/pictures/technicien.webp');
  const before = readFileSync(file);
  await editorPage.open('Proximité');
  await editorPage.site.locator('html').evaluate((html) => html.setAttribute('data-old', ''));
  const choose = editorPage.forms.getByLabel('Choisir une autre photo…').locator('visible=false');
  const chosen = { name: 'photo.jpg', mimeType: 'image/jpeg' };

  await choose.setInputFiles({ ...chosen, buffer: await photo(600) });
  await editorPage.save();
  await expect(editorPage.forms.getByText(/600 pixels de large, il en faut 1200/)).toBeVisible();
  expect(readFileSync(file).equals(before)).toBe(true);

  await choose.setInputFiles({ ...chosen, buffer: await photo(2400) });
  await editorPage.forms.getByLabel('Description de l’image').fill('Un fourgon vert');
  await editorPage.save();
  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  expect(await sharp(readFileSync(file)).metadata()).toMatchObject({
    format: 'webp',
    width: 1920,
    height: 1080,
  });
  await expect(editorPage.site.getByAltText('Un fourgon vert')).toHaveCount(1);
  // The site is loaded anew; the form stays, and has nothing left to save.
  await expect(editorPage.forms.getByText('Non enregistré')).toHaveCount(0);
  await expect(editorPage.forms.getByLabel('Description de l’image')).toHaveValue(
    'Un fourgon vert',
  );

  await editorPage.page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(editorPage.page.getByRole('status')).toContainText('Annulé');
  expect(readFileSync(file).equals(before)).toBe(true);
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>';

test('a partner gets a new name and a new logo; a drawing with a program in it is refused', async ({
  editorPage,
  editor,
}) => {
  await editorPage.open('Partenaires');
  await editorPage.forms.getByRole('row', { name: 'Rotalys' }).click();
  const dialog = editorPage.forms.getByRole('dialog');
  await dialog.getByLabel('Nom', { exact: true }).fill('Nova Air');
  const choose = dialog.locator('input[type=file]');
  const chosen = { name: 'logo.svg', mimeType: 'image/svg+xml' };
  await choose.setInputFiles({
    ...chosen,
    buffer: Buffer.from(LOGO.replace('<path', '<script/><path')),
  });
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /^data:/);
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();
  await expect(editorPage.forms.getByText(/contient un programme/)).toBeVisible();

  await editorPage.forms.getByRole('row', { name: 'Nova Air' }).click();
  await choose.setInputFiles({ ...chosen, buffer: Buffer.from(LOGO) });
  const encoded = Buffer.from(LOGO).toString('base64');
  await expect(dialog.getByRole('img')).toHaveAttribute(
    'src',
    `data:image/svg+xml;base64,${encoded}`,
  );
  await dialog.getByRole('button', { name: 'Terminé' }).click();
  await editorPage.save();
  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  const shown = editorPage.site.getByAltText('Logo Nova Air');
  await expect(shown).toHaveAttribute('src', /nova-air/);
  await expect(shown).toHaveAttribute('width', '144');
  expect(editor.read('src/assets/logos/nova-air.svg')).toBe(LOGO);
  expect(editor.read('content/partners.yaml')).toContain('logo: nova-air\n');
});
