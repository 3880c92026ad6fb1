/**
 * A number as French readers write it: "4 000", "0,15". U+00A0 parts the thousands: at the narrow space that Intl puts
 * there, voices stop, and 7 200 becomes "sept, deux cents".
 */
export const frenchDigits = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat('fr-FR', options).format(value).replaceAll('\u202f', '\u00a0');
