import type { LeadDetail, MailKind } from '#server/leads/ports.ts';
import { formatTime, HOLD_LABELS, REQUEST_LABELS, STATE_LABELS } from './labels.ts';

/** A spreadsheet would run these as formulas (OWASP ASVS 5.0, 1.2.10), full-width ones too: the apostrophe makes them text. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The byte order mark and the semicolons are what a French Excel asks for. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** In pairs, or Excel takes it for a number and drops the nought. */
const spacedPhone = (phone: string): string =>
  /^0\d{9}$/.test(phone) ? phone.replaceAll(/(\d\d)(?=\d)/g, '$1 ') : phone;

function mailState({ mails }: LeadDetail, kind: MailKind): string {
  const mail = mails.find((one) => one.kind === kind);
  return mail ? STATE_LABELS[mail.state] : '';
}

const COLUMNS: Readonly<Record<string, (lead: LeadDetail) => string>> = {
  Référence: (lead) => lead.reference,
  'Reçue le': (lead) => formatTime(lead.receivedAt),
  'Type de demande': (lead) => REQUEST_LABELS[lead.requestType],
  Nom: (lead) => lead.lastName,
  Prénom: (lead) => lead.firstName,
  'E-mail': (lead) => lead.email,
  Téléphone: (lead) => spacedPhone(lead.phone),
  Société: (lead) => lead.company,
  Ville: (lead) => lead.city,
  Message: (lead) => lead.message,
  Estimation: (lead) => lead.estimate,
  Retenue: (lead) => (lead.hold ? HOLD_LABELS[lead.hold] : ''),
  "Mail à l'entreprise": (lead) => mailState(lead, 'owner'),
  'Mail au visiteur': (lead) => mailState(lead, 'visitor'),
};

export function leadsToCsv(leads: readonly LeadDetail[]): string {
  const cells = Object.values(COLUMNS);
  return toCsv([Object.keys(COLUMNS), ...leads.map((lead) => cells.map((cell) => cell(lead)))]);
}
