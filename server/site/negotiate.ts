import type { EncodingName } from './asset.ts';

const PREFERRED: readonly EncodingName[] = ['br', 'gzip', 'identity'];
const REFUSED = /^q=0(\.0*)?$/;

/** What an Accept-Encoding header says of each coding; "q=0" is a refusal. */
function readCodings(header: string): ReadonlyMap<string, boolean> {
  const codings = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    codings.set(name, !parameters.some((parameter) => REFUSED.test(parameter)));
  }
  return codings;
}

/** The smallest of what is offered that the browser reads; undefined when it refuses them all. */
export function chooseEncoding(
  offered: { has(encoding: EncodingName): boolean },
  acceptEncoding: string | undefined,
): EncodingName | undefined {
  if (!acceptEncoding) return 'identity';
  const codings = readCodings(acceptEncoding);
  return PREFERRED.find(
    (encoding) =>
      offered.has(encoding) &&
      (codings.get(encoding) ?? codings.get('*') ?? encoding === 'identity'),
  );
}
