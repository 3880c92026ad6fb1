import { Document, Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';

/** One line per value, however long: a block scalar would depend on the indentation around it. */
const STYLE = {
  lineWidth: 0,
  blockQuote: false,
  doubleQuotedMinMultiLineLength: Infinity,
} as const;

function written(document: Document): string {
  visit(document, {
    Scalar(_key, scalar) {
      const { value } = scalar;
      // Spaces of any kind at an end would be lost unquoted.
      if (typeof value === 'string' && (/[\r\n]/.test(value) || value !== value.trim())) {
        scalar.type = Scalar.QUOTE_DOUBLE;
      }
    },
  });
  return document.toString(STYLE);
}

function textOf(scalar: Scalar, isInFlow: boolean): string {
  const holder = isInFlow ? new YAMLSeq() : new YAMLMap();
  if (holder instanceof YAMLSeq) {
    holder.flow = true;
    holder.items.push(scalar);
  } else {
    holder.set('k', scalar);
  }
  const document = new Document();
  document.contents = holder;
  const text = written(document);
  return isInFlow ? text.slice(1, text.lastIndexOf(']')).trim() : text.slice('k: '.length).trim();
}

const isQuoted = ({ type }: Scalar) => type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE;

/** A scalar as its file would write it: quotes are kept where they were a matter of taste. */
export function scalarText(old: Scalar | undefined, value: unknown, isInFlow: boolean): string {
  const scalar = new Scalar(value);
  if (old !== undefined && isQuoted(old) && typeof value === 'string') {
    const hadToQuote = textOf(new Scalar(old.value), isInFlow) !== old.value;
    if (!hadToQuote) scalar.type = old.type ?? Scalar.QUOTE_DOUBLE;
  }
  return textOf(scalar, isInFlow);
}

/** A value with no place in the file yet, on one line: `{ label: Devis, href: /contact }`. */
export function flowText(value: unknown): string {
  return written(new Document(value, { flow: true })).trim();
}

/** The same in lines, the second and the next ones indented. */
export function blockText(value: unknown, indent: number): string {
  const text = written(new Document(value)).trimEnd();
  return text.replaceAll('\n', `\n${' '.repeat(indent)}`);
}
