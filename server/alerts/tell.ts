import type { ServerWords } from '#site/content/serverWords.ts';
import type { Cause } from './causes.ts';
import type { AlertMemory } from './memory.ts';
import type { Alert } from './ways.ts';

const AGAIN_MS = 24 * 3_600_000;
/** Longer than an attempt: whoever dies in it gives the alert back by waiting. */
const LEASE_SECONDS = 55;

interface TellParts {
  readonly memory: AlertMemory;
  readonly alert: Alert;
  readonly words: ServerWords;
  readonly now: Date;
}

/** Tells of a cause once, again each day while it lasts, and when it is over. Rejects when nobody could be told. */
export async function tell(
  cause: Cause,
  isOn: boolean,
  { memory, alert, words, now }: TellParts,
): Promise<void> {
  const name = `alert-${cause}`;
  const toldAt = await memory.readMoment(name);
  const isDue = isOn
    ? toldAt === undefined || now.getTime() - toldAt.getTime() >= AGAIN_MS
    : toldAt !== undefined;
  if (!isDue || !(await memory.lease(name, LEASE_SECONDS, toldAt))) return;
  const { over, causes } = words.mails.alerts;
  const text = `${words.company.name}\u00a0: ${isOn ? '' : `${over} `}${causes[cause]}`;
  const since = (toldAt ?? now).toISOString().slice(0, 10);
  await alert(text, `${name}-${since}-${isOn ? 'on' : 'over'}`);
  await memory.setMoment(name, isOn ? now : undefined);
}
