import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Fields, inFileOrder, isFields, keysOf } from './keys.ts';
import { matchItems } from './matchItems.ts';

/** One line per value, however long. */
const STYLE = { lineWidth: 0, doubleQuotedMinMultiLineLength: Infinity } as const;

interface Merger {
  readonly document: Document;
  /** Whether fields stay where the file has them, or stand in the order of the new value. */
  readonly keepsOrder: boolean;
}

function mergeMap({ document, keepsOrder }: Merger, map: YAMLMap, value: Fields): YAMLMap {
  const pairs = new Map(map.items.map((pair): [string, Pair] => [String(pair.key), pair]));
  const keys = keepsOrder ? inFileOrder([...pairs.keys()], keysOf(value)) : keysOf(value);
  map.items = keys.map((key) => {
    const pair = pairs.get(key) ?? document.createPair(key, null);
    // Inside a value, the order is the file's.
    pair.value = merge({ document, keepsOrder: true }, pair.value, value[key]);
    return pair;
  });
  return map;
}

function mergeSeq({ document }: Merger, seq: YAMLSeq, values: readonly unknown[]): YAMLSeq {
  const sources = matchItems(seq.toJSON(), values);
  const [sample] = seq.items;
  const old = [...seq.items];
  seq.items = values.map((value, index) => {
    const item = merge({ document, keepsOrder: true }, old[sources[index] ?? -1], value);
    // A new entry is written like its neighbours: on one line, or on several.
    if (isCollection(item) && isCollection(sample) && sample.flow) item.flow = true;
    return item;
  });
  return seq;
}

/** The node of a file with a new value: comments, quotes and style stay wherever they can. */
function merge(merger: Merger, node: unknown, value: unknown): Node {
  if (isNode(node) && merger.keepsOrder && isDeepStrictEqual(node.toJSON(), value)) return node;
  if (isMap(node) && isFields(value)) return mergeMap(merger, node, value);
  if (isSeq(node) && Array.isArray(value)) return mergeSeq(merger, node, value);
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    node.value = value;
    // The old number may be written in its own way ("1.50"), which the new value must not inherit.
    delete node.source;
    return node;
  }
  return merger.document.createNode(value);
}

/** Without quotes, spaces at the start or the end would be lost. */
function quoteWhatWouldBeLost(document: Document): void {
  visit(document, {
    Scalar(_key, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && (/[\r\n]/.test(value) || value !== value.trim()))
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
}

/** The source with new values. What did not change keeps its characters, if the file is written as we write it. */
export function mergeYaml(source: string, value: unknown, { keepsOrder = true } = {}): string {
  const document: Document = parseDocument(source.replaceAll('\r\n', '\n'));
  if (keepsOrder && isDeepStrictEqual(document.toJSON(), value)) return source;
  document.contents = merge({ document, keepsOrder }, document.contents, value);
  quoteWhatWouldBeLost(document);
  // A field that is now the first one drops the empty line before it.
  const merged = document.toString(STYLE).trimStart();
  return source.includes('\r\n') ? merged.replaceAll('\n', '\r\n') : merged;
}
