import { numberIn } from '#site/domain/typedPhone.ts';

/** RFC 5321 allows some of these in quotes, but no customer has such an address. "=?": see headerName. */
const FORBIDDEN = /[\s\p{Cc}\p{Cf},;:<>()[\]"\\]|=\?/u;

/** One mailbox and nothing else: no list, no group, no name, no second line. */
export function isMailbox(text: string): boolean {
  const [local = '', domain = '', ...rest] = text.split('@');
  return (
    text.length <= 254 &&
    !FORBIDDEN.test(text) &&
    rest.length === 0 &&
    local !== '' &&
    domain.split('.').every((part) => part !== '')
  );
}

/** Line ends could begin a new header; marks of reading direction could show the name reversed. */
const HEADER_TRICKS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A person's name, safe to put in a header. An encoded word, "=?utf-8?…?=", is how headers write what is
 * not ASCII (RFC 2047). Mail programs decode it even when a person typed it; one space makes it plain text.
 */
export function headerName(name: string): string {
  return name.replace(HEADER_TRICKS, ' ').replaceAll('=?', '= ?').trim();
}

/** "06 39 98 12 34", "+33 (0)6 39…", "0033 6…" → "tel:+336…"; undefined when it cannot be dialled. */
export function telHref(phone: string): string | undefined {
  const number = numberIn(phone).replace(/^0(?=\d{9}$)/, '+33');
  return /^\+?\d{4,15}$/.test(number) ? `tel:${number}` : undefined;
}

/** Encoded: "a?bcc=b@c.example" must not add a recipient. */
export function mailtoHref(email: string): string | undefined {
  return isMailbox(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}
