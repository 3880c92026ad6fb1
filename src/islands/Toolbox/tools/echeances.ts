export { echeances as make } from '#site/domain/tools/echeances.ts';
export { CalendarButton as More } from '../CalendarButton.tsx';
