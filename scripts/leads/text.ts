import type { LeadStore } from '#server/store/createStore.ts';
import type { LeadDetail, MailDetail, StoreStatus } from '#server/store/reading.ts';
import { FIELD_NAMES, type LeadField } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import {
  count,
  formatTime,
  HOLD_LABELS,
  KIND_LABELS,
  STATE_LABELS,
  type Words,
  wordsFor,
} from './labels.ts';

/** What visitors typed must not send control codes to the terminal, nor reverse the direction of its text. */
const printable = (text: string): string =>
  text.replaceAll(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');

const oneLine = (text: string): string => printable(text.replaceAll(/\s+/g, ' '));

function mailWord({ kind, state }: Pick<MailDetail, 'kind' | 'state'>): string {
  return `mail ${KIND_LABELS[kind]} ${STATE_LABELS[state]}`;
}

const nameOf = ({ firstName, lastName }: LeadDetail) => `${firstName} ${lastName}`.trim();

/** One request, one line. */
function summaryLine(lead: LeadDetail, words: Words): string {
  const who = [nameOf(lead), lead.company, lead.city].filter((word) => word !== '').join(', ');
  const fate = lead.hold
    ? `retenue : ${HOLD_LABELS[lead.hold]}`
    : [lead.answeredAt ? 'traitée' : 'à traiter', ...lead.mails.map(mailWord)].join(', ');
  const columns = [
    lead.reference,
    formatTime(lead.receivedAt),
    wordsFor(lead, 'requestType', words).padEnd(24),
    oneLine(who).padEnd(40),
    fate,
  ];
  return columns.join('  ');
}

export function summary(leads: readonly LeadDetail[], words: Words): string {
  const lines = leads.map((lead) => summaryLine(lead, words));
  return [...lines, `${count(leads.length, 'demande')}.`].join('\n');
}

function mailLine(mail: MailDetail): string {
  const { attempts, dueAt, settledAt, reason } = mail;
  const details = [
    ...(settledAt ? [`le ${formatTime(settledAt)}`] : []),
    ...(attempts > 0 ? [count(attempts, 'essai')] : []),
    ...(dueAt && attempts > 0 ? [`prochain le ${formatTime(dueAt)}`] : []),
    ...(reason === undefined ? [] : [oneLine(reason)]),
  ];
  return details.length === 0 ? mailWord(mail) : `${mailWord(mail)} (${details.join(' ; ')})`;
}

const isText = (field: LeadField) => FIELDS[field].input === 'lines';

export function detail(lead: LeadDetail, words: Words): string {
  const facts = [
    ['Référence', lead.reference],
    [words.labels.receivedAt, formatTime(lead.receivedAt)],
    ...FIELD_NAMES.filter((field) => !isText(field)).map((field) => [
      words.labels[field],
      wordsFor(lead, field, words),
    ]),
    ['Retenue', lead.hold ? HOLD_LABELS[lead.hold] : ''],
    ['Traitée', lead.answeredAt ? formatTime(lead.answeredAt) : ''],
    ...lead.mails.map((mail, index) => [index === 0 ? 'Mails' : '', mailLine(mail)]),
  ].filter(([, value]) => value !== '');
  const width = 2 + Math.max(...facts.map(([label = '']) => label.length));
  const lines = facts.map(([label = '', value = '']) => label.padEnd(width) + oneLine(value));
  const texts = FIELD_NAMES.filter(isText).map((field) => printable(lead[field]));
  return [...lines, '', ...texts].join('\n');
}

function purgeLines({ purgeDue, purgeRefusedAt }: StoreStatus): string[] {
  const since = purgeRefusedAt && formatTime(purgeRefusedAt);
  const fate = since
    ? `purge refusée depuis le ${since}. La date de la machine a fait un bond : vérifiez-la, puis npm run leads -- purge --force`
    : 'la purge du jour les supprime, ou npm run leads -- purge';
  return purgeDue === 0 ? [] : [`Périmées  ${purgeDue} : ${fate}`];
}

const megabytes = new Intl.NumberFormat('fr-FR', {
  ...{ style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 },
});

export function statusText(status: StoreStatus): string {
  const { leads, held, mails, ...times } = status;
  const last = times.lastReceivedAt ? `, la dernière le ${formatTime(times.lastReceivedAt)}` : '';
  const oldest = times.oldestPendingAt
    ? ` (le plus ancien du ${formatTime(times.oldestPendingAt)})`
    : '';
  return [
    `Demandes  ${leads}${last}${status.unanswered > 0 ? `, ${status.unanswered} à traiter` : ''}`,
    `Retenues  ${held}${held > 0 ? ' : npm run leads -- held' : ''}`,
    `Mails     ${mails.sent} ${STATE_LABELS.sent}${mails.sent > 1 ? 's' : ''}`,
    `          ${mails.pending} ${STATE_LABELS.pending}${oldest}`,
    `          ${mails.failed} ${STATE_LABELS.failed}${mails.failed > 0 ? ' : npm run leads -- retry' : ''}`,
    ...purgeLines(status),
    `Base      ${megabytes.format(status.bytes / 1e6)}`,
    `Copie     ${status.backupAt ? `la dernière le ${formatTime(status.backupAt)}` : 'aucune : npm run leads -- backup --keep 14'}`,
  ].join('\n');
}

const TRAIL_LABELS: Readonly<Record<string, string>> = {
  erase: 'effacement',
  purge: 'purge',
  release: 'reprise',
  export: 'export',
  restore: 'restauration',
};

export const trailText = (trail: Awaited<ReturnType<LeadStore['readTrail']>>): string =>
  trail.length === 0
    ? "Rien n'a encore été exporté, effacé, repris ni restauré."
    : trail
        .map(({ at, cause, leads }) =>
          [formatTime(at), (TRAIL_LABELS[cause] ?? cause).padEnd(12), count(leads, 'demande')].join(
            '  ',
          ),
        )
        .join('\n');
