/**
 * What must not be in an address: RFC 5321 allows some of it in quotes, but no customer has such a one.
 * "=?" begins an encoded word: see headerName.
 */
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

/** Line ends, and marks that turn the reading direction round: they could dress up a header. */
const HEADER_TRICKS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A person's name, safe to put in a header. An encoded word, "=?utf-8?…?=", is how headers write what is
 * not ASCII (RFC 2047). Mail programs decode it even when a person typed it; one space makes it plain text.
 */
export function headerName(name: string): string {
  return name.replace(HEADER_TRICKS, ' ').replaceAll('=?', '= ?').trim();
}

/** "06 39 98 12 34", "+33 (0)6 39…", "0033 6…" → "tel:+336…"; undefined when it is no number to dial. */
export function telHref(phone: string): string | undefined {
  const digits = phone
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d{9}$)/, '+33');
  return /^\+?\d{4,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** Encoded: "a?bcc=b" must stay an odd name, not become a second addressee. */
export function mailtoHref(email: string): string | undefined {
  return isMailbox(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}
