export interface PhoneLink {
  readonly display: string;
  readonly href: string;
}

/** "01 99 00 24 48" → what is shown (pairs that stay together) and what is dialled. */
export function phoneLink(phone: string): PhoneLink {
  return {
    display: phone.replaceAll(' ', '\u00a0'),
    href: `tel:+33${phone.replaceAll(' ', '').slice(1)}`,
  };
}
