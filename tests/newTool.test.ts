import { expect, test, vi } from 'vitest';
import { idOf } from '#editor/content/plans.ts';
import { placeOf } from '#editor/navigation.ts';
import { tools } from '#site/content/tools.ts';
import { indexedRoutes, routeFacts } from '#site/lib/routes.ts';

// A tenth tool: its function, its words, and its line in the list of tools. Every part of the site that lists tools is asked below.
vi.mock('#site/domain/tools/tools.ts', async (importOriginal) => {
  const list = await importOriginal<typeof import('#site/domain/tools/tools.ts')>();
  const { vide } = await import('#site/domain/tools/vide.ts');
  return {
    TOOL_IDS: [...list.TOOL_IDS, 'dixieme'],
    toolOf: (id: string, figures: Parameters<typeof list.toolOf>[1]) =>
      id === 'dixieme'
        ? { ...vide(), id }
        : list.toolOf(list.TOOL_IDS.find((one) => one === id) ?? 'vide', figures),
  };
});
vi.mock('#site/content/pipeline/contentFolder.ts', async (importOriginal) => {
  const content = await importOriginal<typeof import('#site/content/pipeline/contentFolder.ts')>();
  return {
    ...content,
    readContentFile: (file: string) => content.readContentFile(file.replace('dixieme', 'vide')),
  };
});

test('a tool more needs no other list: its words, its address and its form follow', () => {
  expect(tools.at(-1)?.id).toBe('dixieme');
  const route = indexedRoutes().at(-1) ?? '/404';
  expect(route).toBe('/outils/dixieme');
  expect(routeFacts(route).shareImage).toBe('/partage/outils.jpg');
  expect(placeOf(idOf('outils/dixieme.yaml'))).toBe('/outils/dixieme');
});
