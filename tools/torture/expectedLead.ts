import { type LeadValues, readValues } from '#site/domain/lead.ts';
import { formValue, type Post } from './hostilePost.ts';

/** What the domain promises to keep: the same text, composed, its lines ended by LF, its ends trimmed. */
const asTyped = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').normalize('NFC').trim();

/** Invisible characters are removed from phone numbers and addresses. */
const seenIn = (name: string, text: string): string =>
  name === 'email' || name === 'telephone' ? text.replaceAll(/\p{Cf}/gu, '') : text;

/** Whether the post can be read at all; undefined when its bytes were damaged: then nobody knows. */
export function isReadable({ type, pairs, damage }: Post): boolean | undefined {
  if (damage) return undefined;
  if (type === 'json') return true;
  return pairs.every(([name, value]) => name.isWellFormed() && formValue(value).isWellFormed());
}

/** A form counts the first value of a name; JSON itself, the last. */
function typedIn({ type, pairs }: Post, name: string): string | undefined {
  const values = pairs.filter(([one]) => one === name).map(([, value]) => value);
  if (values.length === 0) return undefined;
  if (type === 'form') return formValue(values.at(0));
  const last = values.at(-1);
  return typeof last === 'string' ? last : undefined;
}

/** What an accepted post must have become. */
export const expectedLead = (post: Post): LeadValues =>
  readValues((name) => {
    const value = typedIn(post, name);
    return value === undefined ? undefined : asTyped(seenIn(name, value));
  });
