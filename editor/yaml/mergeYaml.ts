import { isDeepStrictEqual } from 'node:util';
import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type BlockItem, blockItems, contentEnd } from './blockItems.ts';
import { type Fields, inFileOrder, isFields, keysOf } from './keys.ts';
import { matchItems } from './matchItems.ts';
import { blockText, flowText, scalarText } from './scalarText.ts';

/** Writes values into a source that already has some: whatever did not change keeps its characters. */
class Merger {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  /** What replaces a node, from its first character to its last. */
  render(node: Node, value: unknown, isInFlow = false, keepsOrder = true): string {
    const [start] = node.range ?? [0];
    const isSame = isDeepStrictEqual(node.toJSON(), value);
    if (isSame && keepsOrder) return this.#source.slice(start, contentEnd(node, this.#source));
    if (isScalar(node) && (typeof value !== 'object' || value === null))
      return scalarText(node, value, isInFlow);
    if (isMap(node) && isFields(value) && keysOf(value).length > 0)
      return node.flow ? this.#flowMap(node, value) : this.#blockMap(node, value, keepsOrder);
    if (isSeq(node) && Array.isArray(value) && value.length > 0)
      return node.flow ? this.#flowSeq(node, value) : this.#blockSeq(node, value);
    return typeof value === 'object' && value !== null
      ? flowText(value)
      : scalarText(undefined, value, isInFlow);
  }

  #blockMap(map: YAMLMap, value: Fields, keepsOrder: boolean): string {
    const items = blockItems(map, this.#source);
    const wanted = keysOf(value);
    const old = items.flatMap(({ key }) => (key === undefined ? [] : [key]));
    const keys = keepsOrder ? inFileOrder(old, wanted) : wanted;
    const column = this.#columnOf(items[0]);
    return this.#join(items, column, keys, (key) => ({
      from: items.findIndex((item) => item.key === key),
      value: value[key],
      text: () => blockText({ [key]: value[key] }, column),
    }));
  }

  #blockSeq(seq: YAMLSeq, values: readonly unknown[]): string {
    const items = blockItems(seq, this.#source);
    const column = this.#columnOf(items[0]);
    const sources = matchItems(seq.toJSON(), values);
    const [sample] = seq.items;
    const isFlow = (isMap(sample) || isSeq(sample)) && sample.flow === true;
    return this.#join(items, column, [...values.entries()], ([index, value]) => ({
      from: sources[index] ?? -1,
      value,
      text: () => (isFlow ? `- ${flowText(value)}` : blockText([value], column)),
    }));
  }

  /** Entries keep what stands before them, comments included; those that come new get a line. */
  #join<T>(
    items: readonly BlockItem[],
    column: number,
    wanted: readonly T[],
    sourceOf: (entry: T) => { from: number; value: unknown; text: () => string },
  ): string {
    return wanted
      .map((entry, index) => {
        const { from, value, text } = sourceOf(entry);
        const item = items[from];
        const gap = from > 0 ? this.#source.slice(items[from - 1]?.end, item?.start) : '';
        const line = `\n${' '.repeat(column)}`;
        const before = index === 0 ? (gap.includes('#') ? gap.trimStart() : '') : gap || line;
        const node = item?.value;
        if (item === undefined || node?.range == null) return before + text();
        return before + this.#item(item, node, value);
      })
      .join('');
  }

  #item({ start, end }: BlockItem, node: Node, value: unknown): string {
    return (
      this.#source.slice(start, node.range?.[0]) +
      this.render(node, value) +
      this.#source.slice(contentEnd(node, this.#source), end)
    );
  }

  #flowMap(map: YAMLMap, value: Fields): string {
    const pairs = map.items.flatMap((item) => (isPair(item) && isScalar(item.key) ? [item] : []));
    const names = pairs.map(({ key }) => String(key));
    const isSameShape = isDeepStrictEqual(new Set(names), new Set(keysOf(value)));
    const ordered = Object.fromEntries(
      inFileOrder(names, keysOf(value)).map((key) => [key, value[key]]),
    );
    if (!isSameShape) return flowText(ordered);
    return this.#flow(
      map,
      Object.values(ordered),
      pairs.map((pair) => pair.value),
    );
  }

  #flowSeq(seq: YAMLSeq, values: readonly unknown[]): string {
    return seq.items.length === values.length
      ? this.#flow(seq, values, seq.items)
      : flowText(values);
  }

  #flow(collection: Node, values: readonly unknown[], nodes: readonly unknown[]): string {
    let [cursor] = collection.range ?? [0];
    let text = '';
    nodes.forEach((node, index) => {
      if (!isScalar(node) && !isMap(node) && !isSeq(node)) return;
      text += this.#source.slice(cursor, node.range?.[0]) + this.render(node, values[index], true);
      cursor = contentEnd(node, this.#source);
    });
    return text + this.#source.slice(cursor, contentEnd(collection, this.#source));
  }

  #columnOf(item: BlockItem | undefined): number {
    const start = item?.start ?? 0;
    return start - (this.#source.lastIndexOf('\n', start - 1) + 1);
  }
}

/** The source with new values: comments, order, quotes and line ends stay wherever they can. */
export function mergeYaml(source: string, value: unknown, { keepsOrder = true } = {}): string {
  const { contents } = parseDocument(source);
  const [start] = contents?.range ?? [source.length];
  const text =
    contents === null
      ? blockText(value, 0)
      : new Merger(source).render(contents, value, false, keepsOrder);
  const end = contents === null ? source.length : contentEnd(contents, source);
  const merged = source.slice(0, start) + text + source.slice(end);
  return source.includes('\r\n') ? merged.replaceAll(/\r?\n/g, '\r\n') : merged;
}
