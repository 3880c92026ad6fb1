import type { StoredLead } from '#server/leads/ports.ts';
import { EMPTY_VALUES } from '#site/domain/lead.ts';

/** A request as the store gives it back; the names and numbers are nobody's. */
export const aLead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  ...EMPTY_VALUES,
  reference: 'AER-2611-7K3MQ',
  receivedAt: new Date('2026-11-15T09:42:00Z'),
  hold: undefined,
  lastName: 'Étienne-Martin',
  firstName: "Noël d'Arc",
  email: 'noel@atelier.example',
  phone: '06 39 98 12 34',
  company: 'Laiterie du Bocage',
  city: 'Vire',
  requestType: 'devis',
  message: 'Bonjour,\n\nle sécheur affiche « E04 ».\nMerci.',
  ...changes,
});
