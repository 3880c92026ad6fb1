/** A link inside a text, to a place on this site. */
interface Link {
  readonly text: string;
  readonly href: string;
}

/** Running text whose links can be followed: `Voyez [le plan d'entretien](/solutions#maintenance).` */
export type LinkedText = readonly (string | Link)[];

/** Brackets alone, as in "[2:2:1]", are not a link. */
const LINK = /\[([^[\]]+)\]\(([^()\s]*)\)/;

export function parseLinks(text: string): LinkedText {
  const found = LINK.exec(text);
  if (found === null) return text === '' ? [] : [text];
  const [whole, name = '', href = ''] = found;
  const before = text.slice(0, found.index);
  const after = parseLinks(text.slice(found.index + whole.length));
  return [...(before === '' ? [] : [before]), { text: name, href }, ...after];
}

/** The same without its links, for what cannot follow them. */
export const plainText = (text: LinkedText): string =>
  text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
