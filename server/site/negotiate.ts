import type { Asset, Encoding, Representation } from './loadSite.ts';

const PREFERRED: readonly Encoding[] = ['br', 'gzip'];

/** Which encodings an Accept-Encoding header allows; "q=0" is a refusal. */
function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The smallest form that the browser reads. */
export function negotiate(
  asset: Asset,
  acceptEncoding: string,
): [Encoding, Representation] | undefined {
  const encoding =
    PREFERRED.find((form) => asset.forms.has(form) && accepts(acceptEncoding, form)) ?? 'identity';
  const form = asset.forms.get(encoding);
  return form && [encoding, form];
}

/** If-None-Match: a list, weak marks allowed, or anything. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
