import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import AxeBuilder from '@axe-core/playwright';
import { EditorPage, expect, test } from './support/editor.ts';

const OURS = { 'no-cors': '1' };

test('only this machine is answered, and only its own page', async ({ editor, request }) => {
  const tree = `${editor.origin}/api/keystatic/tree`;
  expect((await request.get(tree, { headers: OURS })).status()).toBe(200);
  expect((await request.get(tree)).status()).toBe(403);
  const foreign = { ...OURS, origin: 'https://ailleurs.example' };
  expect(
    (await request.post(`${editor.origin}/edition/annuler`, { headers: foreign })).status(),
  ).toBe(403);
  const named = { ...OURS, host: 'ailleurs.example' };
  expect((await request.get(tree, { headers: named })).status()).toBe(403);

  const port = Number(new URL(editor.origin).port);
  const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of others.filter(
    ({ internal, family }) => !internal && family === 'IPv4',
  )) {
    const isOpen = await new Promise((done) => {
      const socket = connect(port, address, () => done(true));
      socket.once('error', () => done(false));
    });
    expect(isOpen, address).toBe(false);
  }
});

test('a file changed by hand meanwhile is not overwritten', async ({ editorPage, editor }) => {
  const { writeFileSync } = await import('node:fs');
  const file = `${editor.folder}/content/zone.yaml`;
  const before = editor.read('content/zone.yaml');
  await editorPage.open('Zone d’intervention');
  writeFileSync(file, before.replace('sea: La Manche', 'sea: La mer'));
  await editorPage.forms.getByLabel('Description de la carte').fill('Une carte');
  await editorPage.save();
  await expect(
    editorPage.forms.getByText(/a changé depuis que ce formulaire est ouvert/),
  ).toBeVisible();
  expect(editor.read('content/zone.yaml')).toContain('sea: La mer');
  writeFileSync(file, before);
});

test('of two tabs with one form, the second does not write over what the first saved', async ({
  editorPage,
  editor,
  context,
}) => {
  const before = editor.read('content/zone.yaml');
  const other = new EditorPage(await context.newPage());
  await other.page.goto(`${editor.origin}/edition`);
  for (const tab of [editorPage, other]) await tab.open('Zone d’intervention');
  await editorPage.forms.getByLabel('Description de la carte').fill('Une carte');
  await editorPage.save();
  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  const saved = editor.read('content/zone.yaml');
  expect(saved).toContain('Une carte');
  await other.forms.getByLabel('Nom de la mer').fill('La mer');
  await other.save();
  await expect(other.forms.getByText(/a changé depuis que ce formulaire est ouvert/)).toBeVisible();
  expect(editor.read('content/zone.yaml')).toBe(saved);
  // The first may go on.
  await editorPage.forms.getByLabel('Description de la carte').fill('Une autre carte');
  await editorPage.save();
  await expect.poll(() => editor.read('content/zone.yaml')).toContain('Une autre carte');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${editor.folder}/content/zone.yaml`, before);
});

test('an undo that a change by hand forbids leaves what is typed', async ({
  editorPage,
  editor,
}) => {
  const { writeFileSync } = await import('node:fs');
  const file = `${editor.folder}/content/zone.yaml`;
  const before = editor.read('content/zone.yaml');
  await editorPage.open('Zone d’intervention');
  const map = editorPage.forms.getByLabel('Description de la carte');
  await map.fill('Une carte');
  await editorPage.save();
  await expect(editorPage.page.getByRole('status')).toContainText('Enregistré');
  writeFileSync(file, before.replace('sea: La Manche', 'sea: La mer'));
  await map.fill('Une autre carte');
  await expect(editorPage.forms.getByText('Non enregistré')).toBeVisible();
  editorPage.page.once('dialog', (dialog) => dialog.accept());
  await editorPage.page.getByRole('button', { name: 'Annuler la dernière modification' }).click();
  await expect(editorPage.page.getByRole('status')).toContainText('Rien n’est annulé');
  await expect(map).toHaveValue('Une autre carte');
  expect(editor.read('content/zone.yaml')).toContain('sea: La mer');
  writeFileSync(file, before);
});

test('the page around the forms has no fault of accessibility, wide or narrow', async ({
  editorPage,
}) => {
  for (const width of [1440, 1280, 800]) {
    await editorPage.page.setViewportSize({ width, height: 720 });
    const { violations } = await new AxeBuilder({ page: editorPage.page })
      .exclude('iframe')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([]);
  }
  await editorPage.page.getByRole('button', { name: 'Voir le site' }).click();
  await expect(editorPage.site.getByRole('banner')).toBeVisible();
});
