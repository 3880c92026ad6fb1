import { isDeepStrictEqual } from 'node:util';

function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return 0;
  return Object.entries(one).filter(([key, value]) =>
    isDeepStrictEqual(value, Reflect.get(other, key)),
  ).length;
}

/** For each new value, the place of the old one it comes from: the same, or else the most alike. */
export function matchItems(
  olds: readonly unknown[],
  news: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(olds.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index);
    return index;
  };
  const found = news.map((value) =>
    take([...free].find((index) => isDeepStrictEqual(olds[index], value))),
  );
  return found.map((index, place) => {
    if (index !== undefined) return index;
    const value = news[place];
    const [closest] = [...free]
      .map((candidate) => ({ candidate, alike: likeness(olds[candidate], value) }))
      .filter(
        ({ alike, candidate }) => alike > 0 || (candidate === place && olds.length === news.length),
      )
      .sort((one, other) => other.alike - one.alike);
    return take(closest?.candidate);
  });
}
