import type { Asset, Encoding, Form } from './asset.ts';

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];
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
  offered: { has(encoding: Encoding): boolean },
  acceptEncoding: string | undefined,
): Encoding | undefined {
  if (!acceptEncoding) return 'identity';
  const codings = readCodings(acceptEncoding);
  return PREFERRED.find(
    (encoding) =>
      offered.has(encoding) &&
      (codings.get(encoding) ?? codings.get('*') ?? encoding === 'identity'),
  );
}

export function negotiate(asset: Asset, acceptEncoding: string | undefined): Form | undefined {
  const encoding = chooseEncoding(asset.forms, acceptEncoding);
  return encoding && asset.forms.get(encoding);
}
