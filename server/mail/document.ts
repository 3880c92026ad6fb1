/** A part of a mail in its two forms, made together so that both always say the same. */
export interface Block {
  readonly text: string;
  readonly html: string;
}

/** A label of ours and a value, which a stranger may have typed. */
export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

const COLON = '\u00a0:';
/** Keeps a change of reading direction inside the value, as <bdi> does in HTML (UAX #9). */
const isolate = (text: string): string => `\u2068${text}\u2069`;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const title = (text: string): Block => ({ text, html: `<h1>${escapeHtml(text)}</h1>` });

export const paragraph = (text: string): Block => ({ text, html: `<p>${escapeHtml(text)}</p>` });

/** An address of ours to follow: its words, then the address itself for programs that show no HTML. */
export const link = (words: string, address: string): Block => ({
  text: `${words}${COLON}\n${address}`,
  html: `<p><a href="${escapeHtml(address)}">${escapeHtml(words)}</a></p>`,
});

/** Between a typed text and what we say after it; mail programs know the dashes as the start of a signature. */
export const rule: Block = { text: '-- ', html: '<hr>' };

/** On one line: after a line break, the rest of a value would look like the next fact. */
function fact({ label, value, href }: Fact): Block {
  const line = value.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');
  const shown = `<bdi>${escapeHtml(line)}</bdi>`;
  const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  return {
    text: `${label}${COLON} ${isolate(line)}`,
    html: `<p><b>${escapeHtml(label)}${COLON} </b>${linked}</p>`,
  };
}

export function facts(all: readonly Fact[]): Block {
  const lines = all.map(fact);
  return {
    text: lines.map(({ text }) => text).join('\n'),
    html: lines.map(({ html }) => html).join('\n'),
  };
}

/** A typed text as it is. Its own paragraph also ends any change of reading direction (UAX #9, P1). */
export const verbatim = (label: string, typed: string): Block => ({
  text: `${label}${COLON}\n\n${typed}`,
  html: `<p><b>${escapeHtml(label)}${COLON}</b></p>\n<p dir="auto">${escapeHtml(typed).replaceAll('\n', '<br>\n')}</p>`,
});

/** No styles: every mail program has its own, dark ones and large ones included. */
export const render = (subject: string, blocks: readonly Block[]) => ({
  subject,
  text: blocks.map(({ text }) => text).join('\n\n'),
  html: `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body>
${blocks.map(({ html }) => html).join('\n')}
</body>
</html>
`,
});
