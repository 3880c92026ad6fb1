import type { ReactNode } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { KeepResult } from '#site/components/KeepResult.tsx';
import { CARRIED } from '#site/domain/tools/carriedLine.ts';
import type { KitWords } from './words.ts';

interface Props {
  words: KitWords;
  /** Of the values as they stand; none until somebody has touched the tool. */
  query: string | undefined;
  /** The result in one line, for the request. */
  line: string;
  /** What else this tool makes. */
  children?: ReactNode;
}

/** What to do with a result: ask for a diagnosis with it, share it, print it. */
export function Actions({ words, query, line, children }: Props) {
  const carried = line === '' ? '' : `&${new URLSearchParams({ [CARRIED]: line })}`;
  return (
    <>
      <ButtonLink href={`/contact?type=diagnostic${carried}#devis`}>{words.action}</ButtonLink>
      <KeepResult words={words} href={query && `?${query}`} sheet="outil">
        {children}
      </KeepResult>
    </>
  );
}
