import { type ReactNode, useState } from 'react';
import styles from './KeepResult.module.css';

interface Props {
  words: { copy: string; copied: string; copyFailed: string; print: string };
  /** That shows this result again: "/?p=75#simulateur"; none until there is a result to take away, and the place is kept. */
  href: string | undefined;
  /** What the sheet of paper holds: styles/print.css. */
  sheet: 'simulateur' | 'outil';
  /** What else can be made of it. */
  children?: ReactNode;
}

function printAlone(sheet: string): void {
  const { dataset } = document.documentElement;
  dataset['print'] = sheet;
  addEventListener('afterprint', () => delete dataset['print'], { once: true });
  print();
}

/** A result to keep: its address, or a sheet of paper. */
export function KeepResult({ words, href, sheet, children }: Props) {
  const [answer, setAnswer] = useState<{ of: string; text: string }>();
  const copy = async (of: string) => {
    const address = new URL(of, location.href).href;
    // Said again, it must be heard again.
    setAnswer(undefined);
    try {
      await navigator.clipboard.writeText(address);
      setAnswer({ of, text: words.copied });
    } catch {
      // No leave to write: there it is, to be copied by hand.
      setAnswer({ of, text: `${words.copyFailed} ${address}` });
    }
  };
  return (
    <div className={`needs-script ${styles.keep}`}>
      {href !== undefined && (
        <>
          <button type="button" onClick={() => copy(href)}>
            {words.copy}
          </button>
          <button type="button" onClick={() => printAlone(sheet)}>
            {words.print}
          </button>
          {children}
          <p aria-live="polite" aria-atomic="true">
            {answer?.of === href && answer?.text}
          </p>
        </>
      )}
    </div>
  );
}
