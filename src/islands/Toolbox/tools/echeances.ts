export { echeances as make } from '#site/domain/tools/echeances.ts';
export { CalendarButton as More } from '../CalendarButton.tsx';

import { formatDate } from '#site/domain/date.ts';
import { daysBetween } from '#site/domain/tools/day.ts';
import { type Draw, partNames } from '../drawing.ts';
import { drawTimeline } from '../drawings/timeline.ts';

const MOST_YEARS = 4;

/** The life of the vessel: what was done, today, and what is due. */
export const draw: Draw = (scene) => {
  const { values, results } = scene.outcome;
  const names = partNames(scene);
  const today = String(values['today']);
  const due = ['nextInspectionOn', 'nextRequalificationOn'].map((key) => results[key]);
  if (due.includes(undefined)) return undefined;
  const done = ['commissionedOn', 'lastInspectionOn', 'lastRequalificationOn', 'today'];
  const days = [...done.map((key) => values[key]), ...due].map(String);
  const events = days
    .map((day, index) => {
      const isDue = index >= done.length;
      // Two more names, for what is late.
      const name = names[isDue && day < today ? index + due.length : index] ?? '';
      return { name, day, isDue };
    })
    .filter(({ day }) => day !== '')
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const [from = '', to = ''] = [events[0]?.day, events.at(-1)?.day];
  const at = (day: string) => daysBetween(from, day) / Math.max(1, daysBetween(from, to));
  const [first, last] = [Number(from.slice(0, 4)) + 1, Number(to.slice(0, 4))];
  const step = Math.ceil((last - first + 1) / MOST_YEARS);
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const toneOf = (day: string, isDue: boolean) => {
    if (isDue) return day < today ? ('late' as const) : ('due' as const);
    return day === today ? ('today' as const) : undefined;
  };
  return drawTimeline({
    events: events.map(({ name, day, isDue }) => ({
      name,
      day: formatDate(day).replaceAll(' ', '\u00a0'),
      at: at(day),
      tone: toneOf(day, isDue),
    })),
    years: years
      .filter((_, index) => index % step === 0)
      .map((year) => ({ at: at(`${year}-01-01`), text: String(year) })),
  });
};
