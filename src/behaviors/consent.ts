import {
  ANALYTICS_KEY,
  analyticsBox,
  CLOSED_KEY,
  CONSENT_KEY,
  type Consent,
  parseConsent,
} from '#site/domain/consent.ts';
import { readStored, store } from './visitorStorage.ts';

const byId = (id: string) => document.getElementById(id);

/**
 * The page scrolls what it focuses, and its own end, clear of the banner (styles/base.css). Observed:
 * its text wraps anew when the font arrives, when the window narrows, when the reader spaces it out.
 */
function keepClearOf(banner: HTMLElement): void {
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    document.documentElement.style.setProperty('--banner-height', height);
  }).observe(banner);
}

function refreshBanner(): void {
  const banner = byId('consent-banner');
  if (!banner) return; // Removed by a content blocker: the same as a refusal.
  const hadFocus = banner.contains(document.activeElement);
  const chosen = parseConsent(readStored('localStorage', CONSENT_KEY)) !== undefined;
  banner.hidden = chosen || readStored('sessionStorage', CLOSED_KEY) !== null;
  // The focused button is gone: the keyboard goes on from the page, not from nowhere.
  if (banner.hidden && hadFocus) byId('contenu')?.focus({ preventScroll: true });
}

function choose(consent: Consent, analytics: boolean): void {
  store('localStorage', CONSENT_KEY, consent);
  store('localStorage', ANALYTICS_KEY, analytics ? 'granted' : 'denied');
  refreshBanner();
  const status = byId('consent-status');
  if (status) status.textContent = status.dataset['saved'] ?? '';
}

function dialog(): HTMLDialogElement | undefined {
  const existing = byId('consent-dialog');
  if (existing instanceof HTMLDialogElement) return existing;
  const template = byId('consent-dialog-template');
  if (!(template instanceof HTMLTemplateElement)) return undefined;
  document.body.append(template.content.cloneNode(true));
  const added = byId('consent-dialog');
  if (!(added instanceof HTMLDialogElement)) return undefined;
  added.addEventListener('close', () => {
    if (added.returnValue === 'save') choose('accepted', isTicked(added));
  });
  return added;
}

const box = (within: HTMLDialogElement) => within.querySelector('input');
const isTicked = (within: HTMLDialogElement) => box(within)?.checked === true;

function customize(): void {
  const modal = dialog();
  const input = modal && box(modal);
  if (!modal || !input || modal.open) return;
  input.checked = analyticsBox(
    readStored('localStorage', CONSENT_KEY),
    readStored('localStorage', ANALYTICS_KEY),
  );
  modal.returnValue = ''; // Escape keeps the last value: a former "save" must not count again.
  modal.showModal();
}

const ACTIONS: Partial<Record<string, () => void>> = {
  accept: () => choose('accepted', true),
  reject: () => choose('rejected', false),
  close() {
    store('sessionStorage', CLOSED_KEY, '1');
    refreshBanner();
  },
  customize,
  manage: customize,
};

document.addEventListener('click', ({ target }) => {
  const control = target instanceof Element && target.closest<HTMLElement>('[data-consent]');
  if (control) ACTIONS[control.dataset['consent'] ?? '']?.();
});

// Another tab chose, or its storage was cleared (key null): this page follows.
addEventListener('storage', ({ key }) => {
  if (key !== null && key !== CONSENT_KEY && key !== ANALYTICS_KEY) return;
  const open = byId('consent-dialog');
  if (open instanceof HTMLDialogElement) open.close('');
  refreshBanner();
});

const shown = byId('consent-banner');
if (shown) keepClearOf(shown);

// Back from the back/forward cache: the choice may have been made on a later page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refreshBanner();
});

refreshBanner();
