import { PhoneText } from '#site/components/PhoneText.tsx';
import { SubmitButton } from '#site/components/SubmitButton.tsx';
import type { LeadErrors, LeadValues } from '#site/domain/lead.ts';
import type { PhoneLink } from '#site/domain/phone.ts';
import { CarriedLine } from './CarriedLine.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { EstimateRecap } from './EstimateRecap.tsx';
import { useSubmission } from './useSubmission.ts';
import type { FormWords, Notice } from './words.ts';

interface Props {
  words: FormWords;
  phone: PhoneLink;
  values: LeadValues;
  /** What the server found, when it shows the page again. */
  errors?: LeadErrors;
  notice?: Notice | undefined;
}

/** Posts without a script; with one, says at once what is wrong and never loses what was typed. */
export function ContactForm({ words, phone, values, errors = {}, notice }: Props) {
  const { state, formRef, onInput, onBlur, onSubmit } = useSubmission({ errors, notice });
  const isSending = state.status === 'sending';
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      action="/contact"
      aria-busy={isSending}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <ErrorSummary
        title={words.errorsTitle}
        errors={state.summary}
        notice={state.notice && words.notices[state.notice]}
        phone={phone}
        attempt={state.attempt}
      />
      {values.estimate === '' ? (
        <CarriedLine words={words.estimate} />
      ) : (
        <EstimateRecap words={words.estimate} line={values.estimate} />
      )}
      <ContactFields words={words} values={values} errors={state.errors} />
      {/* Shown by behaviors/contactForm.ts while this has not come. */}
      <p className={styles.offline} role="alert" hidden>
        <PhoneText text={words.offline} phone={phone} />
      </p>
      <p className={styles.send}>
        {/* Without a script the server answers, never the browser's bubble. */}
        <SubmitButton formNoValidate aria-disabled={isSending}>
          {isSending ? words.sending : words.submit}
        </SubmitButton>
      </p>
      <p className={styles.privacy}>
        {words.privacy} <a href={words.privacyLink.href}>{words.privacyLink.label}</a>
      </p>
    </form>
  );
}
