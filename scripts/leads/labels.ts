import type { HoldReason, MailKind } from '#server/leads/ports.ts';
import type { MailDetail } from '#server/store/reading.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import type { Lead, LeadField } from '#site/domain/lead.ts';

/** The owner's names for fields and requests, as in mails: content/, as it was built. */
export type Words = Pick<ServerWords['mails'], 'labels' | 'requestTypes'>;

/** What was given for a field, in words. */
export const wordsFor = (lead: Lead, field: LeadField, { requestTypes }: Words): string =>
  field === 'requestType' ? requestTypes[lead.requestType] : lead[field];

export const HOLD_LABELS: Readonly<Record<HoldReason, string>> = {
  honeypot: 'champ invisible rempli',
  'too-fast': 'envoyée trop vite',
  crowd: 'arrivée avec trop d’autres',
};

export const STATE_LABELS: Readonly<Record<MailDetail['state'], string>> = {
  pending: 'en attente',
  sent: 'envoyé',
  failed: 'en échec',
};

export const KIND_LABELS: Readonly<Record<MailKind, string>> = {
  owner: "à l'entreprise",
  visitor: 'au visiteur',
  recall: 'de rappel',
};

const paris = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "15/11/2026 08:07:30", which a French Excel knows for a date. */
export const formatTime = (at: Date): string => paris.format(at);

/** "1 demande", "3 demandes": in French, zero is singular. */
export const count = (quantity: number, noun: string): string =>
  `${quantity} ${noun}${quantity < 2 ? '' : 's'}`;
