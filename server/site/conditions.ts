const tagsOf = (header: string): string[] => header.split(',').map((tag) => tag.trim());

/** If-None-Match: a list, weak marks allowed, or anything. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return tagsOf(ifNoneMatch).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

/** If-Match: a weak mark never matches. */
export function isOutdated(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined) return false;
  return !tagsOf(ifMatch).some((tag) => tag === '*' || tag === etag);
}

/**
 * The one range asked for. Several at once, or none that can be read, get the whole file, as RFC 9110
 * allows: a thousand overlapping ranges once brought servers down (CVE-2011-3192).
 */
export function readRange(header: string, length: number) {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const first = Math.max(0, length - Number(to));
    return first < length ? { first, last: length - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first < length ? { first, last } : 'unsatisfiable';
}
