/** A piece of a mail. Written once, rendered as text and as HTML: the two can never tell different things. */
export type Block =
  | { readonly kind: 'title' | 'paragraph'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'verbatim'; readonly label: string; readonly text: string };

/** A label of ours and a value, which a stranger may have typed. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

const COLON = '\u00a0: ';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A line break in a value could pass for the next fact. */
const onOneLine = (value: string): string => value.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');

function textOf(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return block.facts
        .map(
          ({ label, value }) =>
            `${label}${COLON}${FIRST_STRONG_ISOLATE}${onOneLine(value)}${POP_ISOLATE}`,
        )
        .join('\n');
    case 'verbatim':
      // On lines of its own, which also bounds any change of reading direction (UAX #9, P1).
      return `${block.label}${COLON.trimEnd()}\n\n${block.text}`;
    default:
      return block.text;
  }
}

export function renderText(blocks: readonly Block[]): string {
  return blocks.map(textOf).join('\n\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

function factHtml({ label, value, href }: Fact): string {
  const shown = `<bdi>${escapeHtml(onOneLine(value))}</bdi>`;
  const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return `<p><b>${escapeHtml(label)}${COLON}</b>${linked}</p>`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1>${escapeHtml(block.text)}</h1>`;
    case 'paragraph':
      return `<p>${escapeHtml(block.text)}</p>`;
    case 'facts':
      return block.facts.map(factHtml).join('\n');
    case 'verbatim':
      return `<p><b>${escapeHtml(block.label)}${COLON.trimEnd()}</b></p>\n<p dir="auto">${escapeHtml(block.text).replaceAll('\n', '<br>\n')}</p>`;
  }
}

/** No styles: every mail program has its own, dark ones and large ones included. */
export function renderHtml(title: string, blocks: readonly Block[]): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
${blocks.map(htmlOf).join('\n')}
</body>
</html>
`;
}
