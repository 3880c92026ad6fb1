import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** An entry of a block collection and where it stands in the source. */
export interface BlockItem {
  readonly key: string | undefined;
  readonly value: Node | undefined;
  /** Of its key or its dash. */
  readonly start: number;
  /** Of its last line, comment included, newline not. */
  readonly end: number;
}

function lineEnd(offset: number, source: string): number {
  const newline = source.indexOf('\n', offset);
  const end = newline === -1 ? source.length : newline;
  return source[end - 1] === '\r' ? end - 1 : end;
}

/** Where the characters of a node end. Those of a block end with its last line, comment included. */
export function contentEnd(node: Node, source: string): number {
  const [start, valueEnd] = node.range ?? [0, 0];
  const last = isCollection(node) && node.flow !== true ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  if (isNode(inner)) return lineEnd(contentEnd(inner, source), source);
  return start + source.slice(start, valueEnd).trimEnd().length;
}

/** The entries of a block collection, in the order of the file. */
export function blockItems(collection: YAMLMap | YAMLSeq, source: string): BlockItem[] {
  return collection.items.map((item) => {
    const key = isPair(item) && isScalar(item.key) ? item.key : undefined;
    const content = isPair(item) ? item.value : item;
    const value = isNode(content) ? content : undefined;
    const anchor = (key ?? value)?.range?.[0] ?? 0;
    const last = value ?? key;
    return {
      key: key === undefined ? undefined : String(key.value),
      value,
      start: isMap(collection) ? anchor : source.lastIndexOf('-', anchor - 1),
      end: lineEnd(last === undefined ? anchor : contentEnd(last, source), source),
    };
  });
}
