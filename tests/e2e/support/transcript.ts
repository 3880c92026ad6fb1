import type { Page } from '@playwright/test';
import { type AxNode, axTree } from './axTree.ts';

/** One thing a reader says. The role and states are the structure; the words are the owner's. */
export interface Line {
  readonly depth: number;
  readonly role: string;
  readonly states: readonly string[];
  readonly words: string;
}

/** Roles as French readers say them. */
const ROLES: Partial<Record<string, string>> = {
  alert: 'alerte',
  banner: 'en-tête',
  button: 'bouton',
  caption: 'légende',
  cell: 'cellule',
  checkbox: 'case',
  columnheader: 'en-tête de colonne',
  combobox: 'liste déroulante',
  complementary: 'complément',
  contentinfo: 'pied de page',
  Date: 'date',
  definition: 'définition',
  dialog: 'fenêtre',
  DisclosureTriangle: 'bouton',
  DisclosureTriangleGrouped: 'bouton',
  figure: 'figure',
  form: 'formulaire',
  group: 'groupe',
  heading: 'titre',
  image: 'image',
  link: 'lien',
  list: 'liste',
  main: 'contenu principal',
  navigation: 'navigation',
  radio: 'choix',
  region: 'région',
  rowheader: 'en-tête de ligne',
  slider: 'curseur',
  StaticText: 'texte',
  status: 'message',
  table: 'tableau',
  term: 'terme',
  textbox: 'champ',
};

/** Said by their name: what stands inside is the name again, or the browser's own. */
const NAMED =
  /^(button|cell|checkbox|columnheader|combobox|Date|Disclosure.*|heading|image|link|radio|rowheader|slider|StaticText|term|textbox)$/;
/** One sentence with the text around it. */
const INLINE = /^(StaticText|strong|emphasis|code|subscript|superscript|LabelText)$/;

const STATES: readonly (readonly [state: string, value: unknown, spoken: string])[] = [
  ['expanded', true, 'déplié'],
  ['expanded', false, 'replié'],
  ['checked', 'true', 'coché'],
  ['checked', 'false', 'non coché'],
  ['required', true, 'obligatoire'],
  ['invalid', 'true', 'incorrect'],
  ['disabled', true, 'indisponible'],
  ['modal', true, 'modale'],
];

function statesOf({ role, states, children }: AxNode): string[] {
  const own = role === 'heading' ? [`niveau ${states.get('level')}`] : [];
  if (role === 'list') own.push(`${children.length} élément${children.length > 1 ? 's' : ''}`);
  if (role === 'link' && children.some((child) => child.role === 'image')) own.push('image');
  const language = states.get('language');
  if (language !== undefined) own.push(`langue ${language}`);
  const said = STATES.filter(([state, value]) => states.get(state) === value);
  return [...own, ...said.map(([, , spoken]) => spoken)];
}

const textOf = (node: AxNode): string =>
  node.role === 'StaticText' ? node.name : node.children.map(textOf).join(' ');

/** A label around its field is a part of the page, and the field is heard after it. */
const isInline = ({ role, children }: AxNode): boolean =>
  INLINE.test(role) &&
  children.every((child) => child.role !== 'textbox' && child.role !== 'combobox');

const tidy = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,)])/g, '')
    .trim();

function wordsOf({ role, name, value, description }: AxNode): string {
  if (role === 'StaticText') return tidy(name);
  const parts = [name, value, description];
  return parts.map(tidy).filter(Boolean).join(' – ');
}

/** Texts that follow one another in one part are one line. */
function joinTexts(children: readonly AxNode[]): AxNode[] {
  const joined: AxNode[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (!isInline(child)) joined.push(child);
    else if (last?.role !== 'StaticText')
      joined.push({ ...child, role: 'StaticText', name: textOf(child), children: [] });
    else {
      const space = child.role === 'subscript' ? '' : ' ';
      joined[joined.length - 1] = { ...last, name: last.name + space + textOf(child) };
    }
  }
  return joined.filter(({ role, name }) => role !== 'StaticText' || name.trim() !== '');
}

function speak(node: AxNode, depth: number): Line[] {
  const role = ROLES[node.role];
  const within = (more: number) =>
    joinTexts(node.children).flatMap((child) => speak(child, depth + more));
  // A part that no reader announces, or that has no name to announce: only what it holds.
  if (role === undefined || (/^(group|status)$/.test(node.role) && node.name === '')) {
    const [first, ...others] = within(0);
    if (node.role !== 'listitem' || !first) return first ? [first, ...others] : [];
    return [{ ...first, role: `• ${first.role}` }, ...others];
  }
  const line = { depth, role, states: statesOf(node), words: wordsOf(node) };
  return NAMED.test(node.role) ? [line] : [line, ...within(1)];
}

/** What a screen reader says of the page, from its first line to its last. */
export async function transcribe(page: Page): Promise<Line[]> {
  return joinTexts(await axTree(page)).flatMap((node) => speak(node, 0));
}

/** The part of a transcript that a role opens. */
export function partOf(lines: readonly Line[], role: string): Line[] {
  const start = lines.findIndex((line) => line.role === role);
  const depth = lines[start]?.depth ?? 0;
  const end = lines.findIndex((line, index) => index > start && line.depth <= depth);
  return lines.slice(Math.max(start, 0), end === -1 ? undefined : end);
}

/** As it is kept: a line each, indented as the parts of the page. */
export const inWords = (lines: readonly Line[]): string =>
  lines
    .map(({ depth, role, states, words }) => {
      const head = '  '.repeat(depth) + [role, ...states].join(', ');
      return `${head}${words && ` : ${words}`}\n`;
    })
    .join('');

/**
 * What is left without the words, each repetition told once: the owner may change a text or a figure,
 * add a question or a partner, and the outline stays; a name, a level or a list that is lost shows.
 */
export function outline(transcript: string): string {
  const heads = transcript.replace(/ : .*$/gm, '').replace(/, \d+ éléments?$/gm, '');
  const shorter = heads.replace(/((?:.*\n){1,8}?)\1+/g, '$1');
  return shorter === heads ? heads : outline(shorter);
}
