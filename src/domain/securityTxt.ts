/** Where RFC 9116 has security researchers look. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Shorter than the year that RFC 9116 recommends as a limit. */
const MONTHS_AHEAD = 11;

/** "Expires: 2027-10-15T00:00:00Z": the same all day long, so that a day has one file. */
export function expiresLine(now: Date): string {
  const day = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS_AHEAD, now.getUTCDate()),
  );
  return `Expires: ${day.toISOString().replace('.000', '')}`;
}

/**
 * A site is built once and may run for years: a date set by the build would pass one day, and the
 * contact would be void while the same address still stands on every page. So whoever serves the file
 * sets the date; the build's own is for hosts that cannot.
 */
export const renewExpiry = (text: string, now: Date): string =>
  text.replace(/^Expires: .*$/m, expiresLine(now));
