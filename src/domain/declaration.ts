/** The text shown where the owner has not confirmed a statement yet. */
const OPEN = 'à confirmer';

export const DECLARATION_FORMAT =
  '« à confirmer », ou la date et ce sur quoi cela repose : « 2026-11-20 : extrait Kbis de 2003 »';

/** `open`: not confirmed yet. `none`: it does not concern this company, so the texts leave it out. */
type DeclarationState = 'open' | 'none' | 'confirmed';

const DATED = /^(\d{4}-\d{2}-\d{2}) : (\S.*)$/s;

/** A day that the calendar has. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * How far a statement is confirmed; nothing if its text says neither that it is open nor when and by what it is not.
 */
export function declarationState(text: string): DeclarationState | undefined {
  if (text === OPEN) return 'open';
  const [, day = '', basis = ''] = DATED.exec(text.replaceAll('\u00a0', ' ')) ?? [];
  if (!isDay(day) || basis === OPEN) return undefined;
  return basis.toLowerCase().startsWith('sans objet') ? 'none' : 'confirmed';
}

/** A statement that is made only once it is confirmed, and what stands for it until then. */
interface Withheld {
  readonly confirmation: string;
  readonly confirmed: string;
  readonly pending: string;
}

export const declaredText = ({ confirmation, confirmed, pending }: Withheld): string =>
  declarationState(confirmation) === 'confirmed' ? confirmed : pending;

/** Left for the owner to write: "n° [numéro]". */
export const hasBlank = (text: string): boolean => /[[\]]/.test(text);
