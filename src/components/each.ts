import { createElement, Fragment, type ReactNode } from 'react';

/**
 * The pieces of a parsed text, side by side. Given as separate arguments, React asks for no keys:
 * they never move, and have no name of their own.
 */
export function each<T>(
  items: readonly T[],
  render: (item: T, index: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...items.map(render));
}
