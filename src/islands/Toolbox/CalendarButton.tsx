import { plannedVisits } from '#site/domain/tools/echeances.ts';
import { vesselCalendar } from '#site/domain/tools/vesselCalendar.ts';
import type { More } from './toolKits.ts';

const VESSEL = ['designBar', 'volumeL', 'commissionedOn'];

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = `${name}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The visits as a file for a calendar, made here: nothing is sent. Renders a <button>, or nothing. */
export const CalendarButton: More = ({ words: { calendar: words }, outcome }) => {
  const visits = plannedVisits(outcome);
  if (visits.length === 0 || words === undefined) return null;
  const download = () => {
    const text = vesselCalendar({
      visits,
      words,
      vessel: VESSEL.map((key) => outcome.values[key]).join(' '),
      host: location.hostname,
      madeAt: new Date().toISOString(),
    });
    save(text, words.file);
  };
  return (
    <button type="button" onClick={download}>
      {words.button}
    </button>
  );
};
