import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { CARRIED } from '#site/domain/tools/carriedLine.ts';
import styles from './Actions.module.css';
import type { KitWords } from './words.ts';

interface Props {
  words: KitWords;
  /** Of the values as they stand; empty until somebody has touched the tool. */
  query: string;
  /** The result in one line, for the request. */
  line: string;
  /** What else this tool makes. */
  children?: ReactNode;
}

/** The sheet holds the tool and how to reach us: styles/print.css. */
function printAlone(): void {
  const { dataset } = document.documentElement;
  dataset['print'] = 'outil';
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}

/** What to do with a result: ask for a diagnosis with it, share it, print it. */
export function Actions({ words, query, line, children }: Props) {
  const [answer, setAnswer] = useState<{ of: string; text: string }>();
  const copy = async () => {
    const address = new URL(`?${query}`, location.href).href;
    setAnswer(undefined);
    try {
      await navigator.clipboard.writeText(address);
      setAnswer({ of: query, text: words.copied });
    } catch {
      // No leave to write: there it is, to be copied by hand.
      setAnswer({ of: query, text: `${words.copyFailed} ${address}` });
    }
  };
  const carried = line === '' ? '' : `&${new URLSearchParams({ [CARRIED]: line })}`;
  return (
    <>
      <ButtonLink href={`/contact?type=diagnostic${carried}#devis`}>{words.action}</ButtonLink>
      <div className={`needs-script ${styles.actions}`}>
        {query !== '' && (
          <>
            <button type="button" onClick={copy}>
              {words.copy}
            </button>
            <button type="button" onClick={printAlone}>
              {words.print}
            </button>
            {children}
            <p role="status">{answer?.of === query && answer?.text}</p>
          </>
        )}
      </div>
    </>
  );
}
