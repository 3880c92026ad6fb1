/** Keys of the visitor's storage. The cookie policy lists them: keep both in step. */
export const CONSENT_KEY = 'cookieConsent';
export const ANALYTICS_KEY = 'cookieAnalytics';
export const CLOSED_KEY = 'cookieBannerClosed';

export type Consent = 'accepted' | 'rejected';

/** Anything but the two words is unset: corrupt storage must not count as a choice. */
export function parseConsent(stored: string | null): Consent | undefined {
  return stored === 'accepted' || stored === 'rejected' ? stored : undefined;
}

/**
 * The one question that anything measuring must ask. The specification stores 'accepted' whatever
 * the box says, so the box's own state decides; silence and doubt are a refusal.
 */
export function mayMeasure(consent: string | null, analytics: string | null): boolean {
  return parseConsent(consent) === 'accepted' && analytics === 'granted';
}

/** What the dialog's box shows: ticked by default, then whatever was last chosen. */
export function analyticsBox(consent: string | null, analytics: string | null): boolean {
  return parseConsent(consent) === undefined ? true : mayMeasure(consent, analytics);
}
