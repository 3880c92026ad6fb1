const DAY_MS = 86_400_000;

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const made = new Date(0);
  made.setUTCFullYear(year, month - 1, day);
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day
    ? made.toISOString().slice(0, 10)
    : undefined;
};

/** "2026-11-15" or "15/11/2026", if the calendar has that day. */
export function parseDay(text: string): string | undefined {
  const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
  const french = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
  const parts = (iso.exec(text.trim()) ?? french.exec(text.trim()))?.groups;
  return parts && isoOf(Number(parts['year']), Number(parts['month']), Number(parts['day']));
}

/** The same day some years later; 29 February becomes the 28th, as a deadline must not come later. */
export function addYears(day: string, years: number): string {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number);
  if (year === undefined || month === undefined || date === undefined) return day;
  return isoOf(year + years, month, date) ?? addYears(`${day.slice(0, 8)}28`, years);
}

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
