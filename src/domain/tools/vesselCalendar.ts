import { type CalendarEvent, calendarFile } from './calendar.ts';
import type { PlannedVisit, Visit } from './echeances.ts';

/** Months and a month before: to book an approved body, then to make the vessel ready. */
const REMIND_DAYS = [90, 30];

interface Words {
  readonly summary: string;
  /** Instead, where the day is past. */
  readonly late: string;
  readonly description: string;
}

interface VesselCalendar {
  readonly visits: readonly PlannedVisit[];
  readonly words: Readonly<Record<Visit, Words>>;
  /** What tells this vessel from others of the plant, and does not change: a mark, its size, its commissioning. */
  readonly vessel: string;
  /** The site's host name. */
  readonly host: string;
  readonly madeAt: string;
}

/** FNV-1a, 32 bits: enough to tell the vessels of a plant apart, and nothing typed can be read from it. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

/** An overdue visit is put on today's date: nobody looks at past days. */
function eventOf(planned: PlannedVisit, calendar: VesselCalendar): CalendarEvent {
  const { visit, on, isLate } = planned;
  const { summary, late, description } = calendar.words[visit];
  return {
    uid: `${visit}-${digest(calendar.vessel)}@${calendar.host}`,
    on: isLate ? calendar.madeAt.slice(0, 10) : on,
    summary: isLate ? late : summary,
    description,
    remindDays: isLate ? [] : REMIND_DAYS,
  };
}

/** The visits of a vessel as an .ics file: taken again after a visit, it moves the events that a calendar has. */
export const vesselCalendar = (calendar: VesselCalendar): string =>
  calendarFile({
    productId: `-//${calendar.host}//echeances//FR`,
    madeAt: calendar.madeAt,
    events: calendar.visits.map((planned) => eventOf(planned, calendar)),
  });
