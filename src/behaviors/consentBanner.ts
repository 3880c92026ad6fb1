import { ANALYTICS_KEY, CLOSED_KEY, CONSENT_KEY, isAnswered } from '#site/domain/consent.ts';
import { readStored } from './visitorStorage.ts';

const find = () => document.getElementById('consent-banner');

/** Shown until a choice is stored for the question asked today, or for this visit until it is closed. */
export function refreshBanner(): void {
  const banner = find();
  if (!banner) return; // Removed by a content blocker: the same as a refusal.
  const hadFocus = banner.contains(document.activeElement);
  const chosen = isAnswered(
    readStored('localStorage', CONSENT_KEY),
    readStored('localStorage', ANALYTICS_KEY),
  );
  banner.hidden = chosen || readStored('sessionStorage', CLOSED_KEY) !== null;
  // The focused button is gone: the focus moves to the page, so that Tab goes on from there.
  if (banner.hidden && hadFocus) document.getElementById('contenu')?.focus({ preventScroll: true });
}

/**
 * The page scrolls what it focuses, and its own end, clear of the banner (styles/base.css). Observed:
 * its text wraps anew when the font arrives, when the window narrows, when the reader spaces it out.
 */
export function keepClearOfBanner(): void {
  const banner = find();
  if (!banner) return;
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    document.documentElement.style.setProperty('--banner-height', height);
  }).observe(banner);
}
