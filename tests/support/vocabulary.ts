import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Property {
  readonly domains: ReadonlySet<string>;
  readonly ranges: ReadonlySet<string>;
}

interface Vocabulary {
  readonly properties: ReadonlyMap<string, Property>;
  /** A type and all above it; nothing for a name that is no type. */
  readonly lineage: (type: string) => ReadonlySet<string>;
  readonly isSuperseded: (name: string) => boolean;
}

const FACT =
  /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)> <http:\/\/schema\.org\/> \.$/gm;

/** predicate → subject → objects. */
function readFacts(): Map<string, Map<string, Set<string>>> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('@vocabulary/schema/schema.nq');
  const facts = new Map<string, Map<string, Set<string>>>();
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    FACT,
  )) {
    const bySubject = facts.get(predicate) ?? new Map<string, Set<string>>();
    bySubject.set(subject, (bySubject.get(subject) ?? new Set()).add(object));
    facts.set(predicate, bySubject);
  }
  return facts;
}

/** schema.org's own published definitions (schemaorg-current-http.nt, packed by @vocabulary/schema). */
function readVocabulary(): Vocabulary {
  const facts = readFacts();
  const of = (predicate: string, subject: string): ReadonlySet<string> =>
    facts.get(predicate)?.get(subject) ?? new Set();
  const kinds = [...(facts.get('type') ?? [])];
  const names = kinds.filter(([, kind]) => kind.has('Property')).map(([name]) => name);

  function lineage(type: string): ReadonlySet<string> {
    const kind = of('type', type);
    if (!kind.has('Class') && !kind.has('DataType')) return new Set();
    return new Set([type, ...[...of('subClassOf', type)].flatMap((above) => [...lineage(above)])]);
  }

  return {
    lineage,
    isSuperseded: (name) => of('supersededBy', name).size > 0,
    properties: new Map(
      names.map((name) => [
        name,
        { domains: of('domainIncludes', name), ranges: of('rangeIncludes', name) },
      ]),
    ),
  };
}

export const vocabulary: Vocabulary = readVocabulary();
