import type { Statement } from './accessibility.ts';
import type { Action } from './text.ts';

/** The links to the legal pages, and to the accessibility statement if the owner publishes it. */
export function legalLinks(links: readonly Action[], statement: Statement): Action[] {
  const { isPublished, linkLabel, state } = statement;
  const link = { label: `${linkLabel}\u00a0: ${state}`, href: '/accessibilite' };
  return isPublished ? [...links, link] : [...links];
}
