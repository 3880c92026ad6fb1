import { vocabulary } from './vocabulary.ts';

export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [value];

const typesOf = (node: Node): string[] => listOf(node['@type'] ?? []).map(String);

/** A node and all nodes inside it. */
export function allNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(allNodes)] : [];
}

function isDate(value: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0] ?? '';
  const time = Date.parse(day);
  return (
    !Number.isNaN(Date.parse(value)) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(day)
  );
}

/** What a plain value may stand for, by schema.org's data types. */
const LITERALS: Record<string, (value: unknown) => boolean> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  URL: (value) => typeof value === 'string' && URL.parse(value)?.protocol === 'https:',
  Date: (value) => typeof value === 'string' && isDate(value),
  DateTime: (value) => typeof value === 'string' && value.includes('T') && isDate(value),
  Time: (value) => typeof value === 'string' && /^\d\d:\d\d/.test(value),
  Number: (value) => Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Boolean: (value) => typeof value === 'boolean',
};

const isReference = (node: Node) => Object.keys(node).join() === '@id';

/** id → the types it has, wherever on the site it is told. */
type Known = ReadonlyMap<string, readonly string[]>;

function valueProblem(value: unknown, ranges: ReadonlySet<string>, known: Known) {
  const expected = [...ranges].join(' or ');
  if (!isNode(value)) {
    const fits = [...ranges].some((range) => LITERALS[range]?.(value));
    return fits ? undefined : `${JSON.stringify(value)} is no ${expected}`;
  }
  const id = String(value['@id']);
  const types = isReference(value) ? known.get(id) : typesOf(value);
  if (!types) return `${id} is told nowhere`;
  const fits = types.some((type) => !vocabulary.lineage(type).isDisjointFrom(ranges));
  return fits ? undefined : `a ${types.join()} is no ${expected}`;
}

function propertyProblems(node: Node, name: string, known: Known): (string | undefined)[] {
  const property = vocabulary.properties.get(name);
  if (!property) return ['no such property'];
  const isOwn = typesOf(node).some(
    (type) => !vocabulary.lineage(type).isDisjointFrom(property.domains),
  );
  return [
    isOwn ? undefined : 'not a property of this type',
    vocabulary.isSuperseded(name) ? 'superseded' : undefined,
    ...listOf(node[name]).map((value) => valueProblem(value, property.ranges, known)),
  ];
}

function nodeProblems(node: Node, known: Known): string[] {
  if (isReference(node)) return [];
  const types = typesOf(node);
  if (types.length === 0) return [`no type: ${JSON.stringify(node)}`];
  const badTypes = types
    .filter((type) => vocabulary.lineage(type).size === 0 || vocabulary.isSuperseded(type))
    .map((type) => `${type}: no such type`);
  const properties = Object.keys(node).filter((name) => !name.startsWith('@'));
  return [
    ...badTypes,
    ...properties.flatMap((name) =>
      propertyProblems(node, name, known)
        .filter((problem) => problem !== undefined)
        .map((problem) => `${types.join()}.${name}: ${problem}`),
    ),
  ];
}

/** All that schema.org's vocabulary says against the graphs of a site; its pages may be referred to. */
export function checkJsonLd(things: unknown, pages: readonly string[] = []): string[] {
  const nodes = allNodes(things);
  const known = new Map<string, readonly string[]>(pages.map((page) => [page, ['WebPage']]));
  for (const node of nodes) {
    const id = node['@id'];
    if (typeof id === 'string' && !isReference(node))
      known.set(id, [...(known.get(id) ?? []), ...typesOf(node)]);
  }
  return nodes.flatMap((node) => nodeProblems(node, known));
}
