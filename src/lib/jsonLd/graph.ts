/** Something schema.org has a type for. */
export interface Thing {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** A reference to a thing described elsewhere, on this page or another. */
export interface Reference {
  readonly '@id': string;
}

export const reference = ({ '@id': id }: Reference): Reference => ({ '@id': id });

/** The text of a page's JSON-LD block. */
export function jsonLd(things: readonly Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  // Word joiners only matter for line breaks: removed. A closing tag in a string would end the script element: escaped.
  return JSON.stringify(graph).replaceAll('\u2060', '').replaceAll('<', '\\u003c');
}
