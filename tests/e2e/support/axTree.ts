import type { Page } from '@playwright/test';

/** A part of the page as Chromium hands it to every screen reader. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly value: string;
  readonly states: ReadonlyMap<string, unknown>;
  readonly children: readonly AxNode[];
}

/** Roles that no reader announces: only their content is said. */
const TRANSPARENT = new Set(['generic', 'none', 'RootWebArea', 'LineBreak', 'ListMarker']);

/** What the protocol leaves out and readers say: the words of a slider, another language. */
function missingWords() {
  const sliders = [...document.querySelectorAll('[aria-valuetext]')];
  const foreign = [...document.body.querySelectorAll<HTMLElement>('[lang]')];
  return {
    values: sliders.map(({ ariaLabel, ariaValueText }) => [ariaLabel, ariaValueText] as const),
    languages: foreign.map(({ textContent, lang }) => [textContent, lang] as const),
  };
}

/** The accessibility tree of the page, without what readers skip. */
export async function axTree(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const missing = await page.evaluate(missingWords);
  const values = new Map(missing.values);
  const languages = new Map(missing.languages);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): AxNode[] => {
    const node = byId.get(id);
    const role = String(node?.role?.value ?? '');
    if (!node || role === 'InlineTextBox') return [];
    const children = (node.childIds ?? []).flatMap(read);
    if (node.ignored || TRANSPARENT.has(role)) return children;
    const name = String(node.name?.value ?? '');
    const states = node.properties?.map(({ name, value }) => [name, value.value] as const) ?? [];
    return [
      {
        role,
        name,
        description: String(node.description?.value ?? ''),
        value: (role === 'slider' && values.get(name)) || String(node.value?.value ?? ''),
        states: new Map([...states, ['language', languages.get(name)]]),
        children,
      },
    ];
  };
  return read(nodes[0]?.nodeId ?? '');
}
