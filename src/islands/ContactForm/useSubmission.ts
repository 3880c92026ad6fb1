import {
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FIELD_NAMES, type LeadErrors, readValues } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import { sendRequest } from './sendRequest.ts';
import type { Notice } from './words.ts';

interface FormState {
  readonly status: 'editing' | 'sending';
  /** Beside the fields. */
  readonly errors: LeadErrors;
  /** At the top, after an attempt to send. */
  readonly summary: LeadErrors;
  readonly notice: Notice | undefined;
  readonly attempt: number;
}

/** Enter moves the caret of the field it is typed in. Firefox tells of it late: Orca would go back to the field. */
const SETTLED_MS = 150;

interface Initial {
  errors: LeadErrors;
  notice: Notice | undefined;
}

function check(form: HTMLFormElement): LeadErrors {
  const data = new FormData(form);
  const parsed = parseLead(readValues((name) => String(data.get(name) ?? '')));
  return parsed.ok ? {} : parsed.errors;
}

/** The messages that still apply, recomputed from the current values. */
function stillTrue(shown: LeadErrors, found: LeadErrors): LeadErrors {
  const left = FIELD_NAMES.filter((field) => shown[field] && found[field]);
  return Object.fromEntries(left.map((field) => [field, found[field]]));
}

/** The life of the form in the browser. What is typed stays in its fields, whatever happens. */
export function useSubmission({ errors, notice }: Initial) {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({
    status: 'editing',
    errors,
    summary: errors,
    notice,
    attempt: 0,
  });

  // Our own messages replace the browser's bubbles, now that a script can show them.
  useEffect(() => formRef.current?.setAttribute('novalidate', ''), []);
  // Back from the confirmation, the browser may show this page as it was left: still sending.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState((old) => ({ ...old, status: 'editing' }));
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  // A message disappears as soon as its field is corrected, while the visitor looks at it.
  const onInput = ({ currentTarget }: InputEvent<HTMLFormElement>) => {
    const found = check(currentTarget);
    setState((old) => ({ ...old, errors: stillTrue(old.errors, found) }));
  };

  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) => {
    const left = FIELD_NAMES.find((field) => FIELDS[field].name === target.name);
    // A message that comes or goes would move the button from under the finger that presses it.
    if (currentTarget.querySelector('button:active')) return;
    // An empty field is not yet wrong: nobody has tried to send it.
    if (left === undefined || (target.value === '' && state.attempt === 0)) return;
    const found = check(currentTarget);
    setState((old) => ({ ...old, errors: { ...old.errors, [left]: found[left] } }));
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const form = event.currentTarget;
    const fail = (found: LeadErrors, why?: Notice) =>
      setState((old) => ({
        status: 'editing',
        errors: found,
        summary: found,
        notice: why,
        attempt: old.attempt + 1,
      }));
    const found = check(form);
    if (Object.keys(found).length > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      return fail(found);
    }
    setState((old) => ({ ...old, status: 'sending', errors: {}, summary: {}, notice: undefined }));
    const answer = await sendRequest(form);
    if (answer.status === 'stored') location.assign(answer.address);
    else fail(answer.errors, answer.notice);
  };

  return { state, formRef, onInput, onBlur, onSubmit };
}
