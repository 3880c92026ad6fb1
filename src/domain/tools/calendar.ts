export interface CalendarEvent {
  /** The same for the same event: a calendar that has it changes it. */
  readonly uid: string;
  /** A whole day, "2026-11-15". */
  readonly on: string;
  readonly summary: string;
  readonly description: string;
  /** How many days before, at least one. */
  readonly remindDays: readonly number[];
}

interface CalendarFile {
  /** Who made it, as "-//owner//product//FR". */
  readonly productId: string;
  /** When it was made: an ISO instant. */
  readonly madeAt: string;
  readonly events: readonly CalendarEvent[];
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** RFC 5545, 3.1: at most 75 octets, no character cut; a line that goes on starts with a space. */
const MAX_OCTETS = 75;

function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (bytesOf(last + character) > MAX_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/** RFC 5545, 3.3.11. Other controls are not allowed there. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const dateOf = (day: string): string => day.replaceAll('-', '');
const instantOf = (iso: string): string => `${dateOf(iso.slice(0, 10))}T${timeOf(iso)}Z`;
const timeOf = (iso: string): string => iso.slice(11, 19).replaceAll(':', '');

/** A whole day starts at midnight: nine in the morning, that many days before, is 15 hours short of it. */
const alarm = (days: number, summary: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-P${days - 1}DT15H`,
  'END:VALARM',
];

const eventLines = (event: CalendarEvent, madeAt: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${instantOf(madeAt)}`,
  `DTSTART;VALUE=DATE:${dateOf(event.on)}`,
  `SUMMARY:${escapeText(event.summary)}`,
  `DESCRIPTION:${escapeText(event.description)}`,
  'TRANSP:TRANSPARENT',
  ...event.remindDays.flatMap((days) => alarm(days, event.summary)),
  'END:VEVENT',
];

/** The text of an .ics file (RFC 5545). */
export function calendarFile({ productId, madeAt, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
