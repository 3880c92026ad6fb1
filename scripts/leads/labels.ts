import type { HoldReason, MailKind, MailState } from '#server/leads/ports.ts';
import type { RequestType } from '#site/domain/lead.ts';

export const REQUEST_LABELS: Readonly<Record<RequestType, string>> = {
  diagnostic: 'diagnostic gratuit',
  devis: 'devis',
  maintenance: 'maintenance ou dépannage',
  location: 'location',
  formation: 'formation',
  cee: 'financement CEE',
  autre: 'autre',
};

export const HOLD_LABELS: Readonly<Record<HoldReason, string>> = {
  honeypot: 'champ invisible rempli',
  'too-fast': 'envoyée trop vite',
  crowd: 'arrivée avec trop d’autres',
};

export const STATE_LABELS: Readonly<Record<MailState, string>> = {
  pending: 'en attente',
  sent: 'envoyé',
  failed: 'en échec',
};

export const KIND_LABELS: Readonly<Record<MailKind, string>> = {
  owner: "à l'entreprise",
  visitor: 'au visiteur',
};

const paris = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** "15/11/2026 08:07:30", which a French Excel knows for a date. */
export const formatTime = (at: Date): string => paris.format(at);

/** "1 demande", "3 demandes": in French nought is singular. */
export const count = (quantity: number, noun: string): string =>
  `${quantity} ${noun}${quantity < 2 ? '' : 's'}`;
