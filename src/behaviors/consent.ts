import {
  ANALYTICS_KEY,
  analyticsValue,
  CLOSED_KEY,
  CONSENT_KEY,
  type Consent,
} from '#site/domain/consent.ts';
import { keepClearOfBanner, refreshBanner } from './consentBanner.ts';
import { closeDialog, openDialog } from './consentDialog.ts';
import { store } from './visitorStorage.ts';

function choose(consent: Consent, analytics: boolean): void {
  store('localStorage', CONSENT_KEY, consent);
  store('localStorage', ANALYTICS_KEY, analyticsValue(analytics));
  refreshBanner();
  const status = document.getElementById('consent-status');
  if (status) status.textContent = status.dataset['saved'] ?? '';
}

const customize = () => openDialog((analytics) => choose('accepted', analytics));

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
  closeDialog();
  refreshBanner();
});

// Back from the back/forward cache: the choice may have been made on a later page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) refreshBanner();
});

keepClearOfBanner();
refreshBanner();
