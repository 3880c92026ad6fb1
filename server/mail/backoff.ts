const FIRST_CEILING_S = 60;
const LAST_CEILING_S = 3600;
const GIVE_UP_AFTER_MS = 5 * 86_400_000;
/** A clock that jumps ahead must not end the attempts after one or two. */
const MIN_ATTEMPTS = 12;

/**
 * Seconds to wait after an attempt: 30 to 60, then twice as long each time, up to half an hour to an hour.
 * The random part keeps mails that failed together from coming back together.
 */
export function retryDelaySeconds(attemptsBefore: number, random = Math.random): number {
  // The exponent is limited: 2 ** 1100 is Infinity.
  const ceiling = Math.min(LAST_CEILING_S, FIRST_CEILING_S * 2 ** Math.min(attemptsBefore, 10));
  return (ceiling / 2) * (1 + random());
}

/** RFC 5321, 4.5.4.1: give up after four to five days. */
export function isHopeless(attempts: number, firstTriedAt: Date | undefined, now: Date): boolean {
  if (firstTriedAt === undefined || attempts < MIN_ATTEMPTS) return false;
  return now.getTime() - firstTriedAt.getTime() >= GIVE_UP_AFTER_MS;
}
