export interface PhoneLink {
  readonly display: string;
  /** For large type: with ordinary spaces, so that it may break between pairs on a narrow screen. */
  readonly large: string;
  readonly href: string;
}

/** "01 02 03 04 05" → what is shown (pairs that stay together) and what is dialled. */
export function phoneLink(phone: string): PhoneLink {
  return {
    display: phone.replaceAll(' ', '\u00a0'),
    large: phone,
    href: `tel:+33${phone.replace(/\s/g, '').slice(1)}`,
  };
}
