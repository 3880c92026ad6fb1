/** Keys of the visitor's storage. The cookie policy lists them: keep both in step. */
export const CONSENT_KEY = 'cookieConsent';
export const ANALYTICS_KEY = 'cookieAnalytics';
export const CLOSED_KEY = 'cookieBannerClosed';

/** The question about no tool at all: nothing measures. Its answers carry no number. */
const NO_TOOL = 1;

/**
 * Which question the banner asks. Raise it with every tool or purpose that is added, and name it in the banner,
 * the dialog and the cookie policy: visitors who answered an earlier question are then asked again.
 */
const QUESTION: number = NO_TOOL;

export type Consent = 'accepted' | 'rejected';

/** Anything but the two words is unset: corrupt storage must not count as a choice. */
export function parseConsent(stored: string | null): Consent | undefined {
  return stored === 'accepted' || stored === 'rejected' ? stored : undefined;
}

/** The number stands here: the specification keeps the other key to its two words. */
export function analyticsValue(isGranted: boolean, question = QUESTION): string {
  const word = isGranted ? 'granted' : 'denied';
  return question === NO_TOOL ? word : `${word}.${question}`;
}

/** To which question this is the answer: without a number, to the first. */
const questionOf = (analytics: string | null): number =>
  Number(analytics?.split('.')[1] ?? NO_TOOL);

/** An answer to an earlier question, or to one that is unknown here, is none. */
export function isAnswered(
  consent: string | null,
  analytics: string | null,
  question = QUESTION,
): boolean {
  return parseConsent(consent) !== undefined && questionOf(analytics) === question;
}

/**
 * What the dialog's box shows: whatever was last chosen. Before that it is ticked, as the specification wants,
 * but only while it means nothing: a box ticked beforehand is no consent to a tool (CJEU C-673/17).
 */
export function analyticsBox(
  consent: string | null,
  analytics: string | null,
  question = QUESTION,
): boolean {
  if (!isAnswered(consent, analytics, question)) return question === NO_TOOL;
  return parseConsent(consent) === 'accepted' && analytics === analyticsValue(true, question);
}

/**
 * The one question that anything measuring must ask. The specification stores 'accepted' whatever
 * the box says, so the box's own state decides; silence and doubt are a refusal, and so is a yes
 * that was given before there was a tool to say yes to.
 */
export function mayMeasure(
  consent: string | null,
  analytics: string | null,
  question = QUESTION,
): boolean {
  return question !== NO_TOOL && analyticsBox(consent, analytics, question);
}
