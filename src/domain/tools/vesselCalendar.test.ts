import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { PlannedVisit } from './echeances.ts';
import { vesselCalendar } from './vesselCalendar.ts';

const WORDS = {
  inspection: {
    summary: 'Inspection périodique, cuve n° 2 ; avant le 2 mai, « au plus tard »',
    late: 'En retard : inspection',
    description:
      'Vérification extérieure, intérieure\net des accessoires de sécurité, par une personne compétente\\désignée.',
  },
  requalification: { summary: 'Requalification', late: 'En retard', description: 'Épreuve' },
};
const VISITS: readonly PlannedVisit[] = [
  { visit: 'inspection', on: '2028-05-02', isLate: false },
  { visit: 'requalification', on: '2035-05-02', isLate: false },
];
const BASE = { words: WORDS, host: 'site.example', madeAt: '2026-11-15T08:30:00.000Z' };
const file = (more: Partial<Parameters<typeof vesselCalendar>[0]> = {}) =>
  vesselCalendar({ ...BASE, visits: VISITS, vessel: 'C2 11 1000 2025-05-02', ...more });

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('the calendar file, read by another program', () => {
  test('is a calendar of version 2.0 that says who made it', () => {
    const calendar = calendarOf(file());
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//site.example//echeances//FR');
  });

  test('has each visit on its whole day, in its words', () => {
    const [first, second] = eventsOf(file());
    expect(first?.startDate.toString()).toBe('2028-05-02');
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.summary).toBe(WORDS.inspection.summary);
    expect(first?.description).toBe(WORDS.inspection.description);
    expect(second?.startDate.toString()).toBe('2035-05-02');
    expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-15T08:30:00Z',
    );
  });

  test('reminds 90 and 30 days before, at nine in the morning', () => {
    const [first] = eventsOf(file());
    const alarms = first?.component.getAllSubcomponents('valarm') ?? [];
    const at = alarms.map((alarm) => {
      const start = first?.startDate.clone();
      // An alarm rings at an hour: counted from midnight.
      if (start) start.isDate = false;
      start?.addDuration(ICAL.Duration.fromString(String(alarm.getFirstPropertyValue('trigger'))));
      return start?.toString();
    });
    expect(alarms.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual([
      'DISPLAY',
      'DISPLAY',
    ]);
    expect(alarms.every((alarm) => alarm.hasProperty('description'))).toBe(true);
    expect(at).toEqual(['2028-02-02T09:00:00', '2028-04-02T09:00:00']);
  });

  test('what is late stands today, says so and rings no more', () => {
    const [late] = eventsOf(
      file({ visits: [{ visit: 'inspection', on: '2024-01-01', isLate: true }] }),
    );
    expect(late?.startDate.toString()).toBe('2026-11-15');
    expect(late?.summary).toBe(WORDS.inspection.late);
    expect(late?.component.getAllSubcomponents('valarm')).toEqual([]);
  });
});

describe('names of events', () => {
  const uids = (text: string) => eventsOf(text).map(({ uid }) => uid);

  test('stay when the dates move, so that a calendar moves them too', () => {
    const moved = VISITS.map((planned) => ({ ...planned, on: '2032-05-02' }));
    expect(uids(file({ visits: moved, madeAt: '2028-05-03T08:00:00.000Z' }))).toEqual(uids(file()));
  });

  test('differ between visits and between vessels', () => {
    const all = [...uids(file()), ...uids(file({ vessel: 'C3 11 1000 2025-05-02' }))];
    expect(new Set(all).size).toBe(4);
    for (const uid of all) expect(uid).toMatch(/^[a-z]+-[\da-f]{8}@site\.example$/);
  });
});

describe('its lines', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 300 });
  /** What no calendar may hold is left out; all ends of lines are one. */
  const kept = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');

  test('end as mail lines do, in at most 75 octets, whatever the words; and nothing is lost', () =>
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const words = { summary, description, late: '' };
        const text = file({ words: { inspection: words, requalification: words } });
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        const [first] = eventsOf(text);
        expect(first?.summary ?? '').toBe(kept(summary));
        expect(first?.description ?? '').toBe(kept(description));
      }),
    ));
});
