import { useEffect, useRef } from 'react';
import { PhoneText } from '#site/components/PhoneText.tsx';
import { errorsInOrder, type LeadErrors } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import styles from './ErrorSummary.module.css';

interface Props {
  title: string;
  errors: LeadErrors;
  /** Why the request could not be taken, whatever was typed. */
  notice: string | undefined;
  phone: PhoneLink;
  /** Grows with each attempt: the summary takes the focus again. */
  attempt: number;
}

const ID = 'a-corriger';
const TITLE = `${ID}-titre`;
const FIRST = `${ID}-dabord`;

/**
 * What keeps the request from being sent, with a link to each field. Renders a <div>, or nothing. It takes the focus,
 * so its name and its first line are heard; as an alert it would be heard once more.
 */
export function ErrorSummary({ title, errors, notice, phone, attempt }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  const faults = errorsInOrder(errors);
  if (faults.length === 0 && notice === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would hold fields.
    <div
      ref={summary}
      id={ID}
      className={styles.summary}
      role="group"
      aria-labelledby={faults.length > 0 ? TITLE : FIRST}
      aria-describedby={faults.length > 0 ? FIRST : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script too, the page that comes back starts here.
      autoFocus
    >
      {notice !== undefined && (
        <p id={faults.length > 0 ? undefined : FIRST}>
          <PhoneText text={notice} phone={phone} />
        </p>
      )}
      {faults.length > 0 && (
        <>
          <h3 id={TITLE}>{title}</h3>
          <ul>
            {faults.map(([field, message], index) => (
              <li key={field}>
                <a id={index === 0 ? FIRST : undefined} href={`#${FIELDS[field].name}`}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
