import type { MailKind } from '#server/leads/ports.ts';
import type { LeadDetail } from '#server/store/reading.ts';
import { FIELD_NAMES } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { formatTime, HOLD_LABELS, STATE_LABELS, type Words, wordsFor } from './labels.ts';

/**
 * A spreadsheet would run these as formulas (OWASP ASVS 5.0, 1.2.10), full-width ones too: the apostrophe makes them
 * text.
 */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** The byte order mark and the semicolons are what a French Excel asks for. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

/** In pairs: otherwise Excel takes a phone number for a number and drops its first zero. */
const spacedPhone = (phone: string): string =>
  /^0\d{9}$/.test(phone) ? phone.replaceAll(/(\d\d)(?=\d)/g, '$1 ') : phone;

function mailState({ mails }: LeadDetail, kind: MailKind): string {
  const mail = mails.find((one) => one.kind === kind);
  return mail ? STATE_LABELS[mail.state] : '';
}

type Column = readonly [heading: string, cell: (lead: LeadDetail) => string];

const columnsIn = (words: Words): readonly Column[] => [
  ['Référence', (lead) => lead.reference],
  [words.labels.receivedAt, (lead) => formatTime(lead.receivedAt)],
  ...FIELD_NAMES.map((field): Column => {
    const write = FIELDS[field].input === 'tel' ? spacedPhone : String;
    return [words.labels[field], (lead) => write(wordsFor(lead, field, words))];
  }),
  ['Retenue', (lead) => (lead.hold ? HOLD_LABELS[lead.hold] : '')],
  ["Mail à l'entreprise", (lead) => mailState(lead, 'owner')],
  ['Mail au visiteur', (lead) => mailState(lead, 'visitor')],
];

export function leadsToCsv(leads: readonly LeadDetail[], words: Words): string {
  const columns = columnsIn(words);
  const headings = columns.map(([heading]) => heading);
  return toCsv([headings, ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))]);
}
