import { marked, type Token, type Tokens } from 'marked';
import { phoneLink } from '#site/domain/phone.ts';
import { joinHyphens, typeset } from '#site/domain/typography.ts';
import type { Block, Inline, Inlines } from './prose.ts';

/** Thrown with the source of the piece that has no place in a legal text. */
export class UnsupportedMarkdown extends Error {
  readonly raw: string;

  constructor(raw: string) {
    super(`mise en forme non prévue ici : ${JSON.stringify(raw.trim().slice(0, 60))}`);
    this.raw = raw;
  }
}

/** "Éditeur du site" → "editeur-du-site": the address of a heading, the name of a file. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const finish = (text: string): string => joinHyphens(typeset(text));

/** Refused: "&nbsp;". In these files characters are typed directly. */
const ENTITY = /&(?:#?\w+);/;

function inline(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      if (ENTITY.test(token.raw)) throw new UnsupportedMarkdown(token.raw);
      return 'tokens' in token && token.tokens
        ? inlines(token.tokens)
        : withPhones(finish(token['text']));
    case 'codespan':
      return [{ kind: 'code', text: token['text'] }];
    case 'strong':
      return [{ kind: 'strong', children: inlines(token.tokens ?? []) }];
    case 'em':
      return [{ kind: 'emphasis', children: inlines(token.tokens ?? []) }];
    case 'link':
      return [{ kind: 'link', href: secure(token['href']), children: linkText(token) }];
    default:
      throw new UnsupportedMarkdown(token.raw);
  }
}

const PHONE = /(0\d(?:\u00a0\d\d){4})/;

/** A phone number in a text can be called. */
function withPhones(text: string): Inline[] {
  return text
    .split(PHONE)
    .filter((part) => part !== '')
    .map((part) =>
      PHONE.test(part)
        ? { kind: 'link', href: phoneLink(part).href, children: [{ kind: 'text', text: part }] }
        : { kind: 'text', text: part },
    );
}

/** Markdown turns a bare "www.site.fr" into http://. */
const secure = (href: string): string => href.replace(/^http:/, 'https:');

/** A bare address keeps its characters: typography would change what gets copied. */
function linkText(token: Token): Inlines {
  if ('autolink' in token && token['autolink'] === true) {
    return [{ kind: 'text', text: token['text'] }];
  }
  return 'tokens' in token ? inlines(token.tokens ?? []) : [];
}

/** Titles also stand in the table of contents, which shows plain text only. */
function plainText({ tokens = [], raw }: Tokens.Generic): string {
  const pieces = tokens.flatMap(inline);
  if (!pieces.every(({ kind }) => kind === 'text')) throw new UnsupportedMarkdown(raw);
  return pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');
}

const inlines = (tokens: readonly Token[]): Inline[] => tokens.flatMap(inline);

function table({ header, rows }: Tokens.Table, labelledBy: string): Block {
  const cells = (row: readonly Tokens.TableCell[]) => row.map((cell) => inlines(cell.tokens));
  if (header.some((cell) => cell.text !== '')) {
    return { kind: 'table', labelledBy, header: cells(header), rows: rows.map(cells) };
  }
  // A table without titles is a list of facts: term, then value.
  const facts = rows.map((row) => {
    const [term = [], detail = []] = cells(row);
    return { term, detail };
  });
  return { kind: 'facts', facts };
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table';
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list';
}

/** Markdown → blocks. Anything a legal text has no use for is refused, not dropped. */
export function parseProse(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let headingId = '';
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    if (token.type === 'heading' && token['depth'] === 2) {
      const text = plainText(token);
      headingId = slugify(text);
      if (blocks.some((block) => block.kind === 'heading' && block.id === headingId))
        throw new UnsupportedMarkdown(token.raw);
      blocks.push({ kind: 'heading', id: headingId, text });
    } else if (token.type === 'paragraph') {
      blocks.push({ kind: 'paragraph', children: inlines(token.tokens ?? []) });
    } else if (isList(token)) {
      const items = token.items.map((item) => inlines(item.tokens));
      blocks.push({ kind: 'list', ordered: token.ordered, items });
    } else if (isTable(token)) {
      blocks.push(table(token, headingId));
    } else {
      throw new UnsupportedMarkdown(token.raw);
    }
  }
  return blocks;
}
