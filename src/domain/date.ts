const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** "2026-11-15" → "15 novembre 2026"; the first of a month is "1er". */
export function formatDate(isoDate: string): string {
  return long.format(new Date(`${isoDate}T00:00:00Z`)).replace(/^1 /, '1er ');
}
