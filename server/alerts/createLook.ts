import type { Env } from '#server/env.ts';
import { lastMonday, TOLD } from '#server/followUp/digest.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import type { ServerWords } from '#site/content/serverWords.ts';
import { type Cause, causesInStore, certificateEndsSoon, isDiskFull } from './causes.ts';
import { memoryInFiles } from './memory.ts';
import { tell } from './tell.ts';
import type { Alert } from './ways.ts';

/** A database that is restarted is no alarm: closed at this many looks in a row. */
const CLOSED_LOOKS = 3;
const HOUR_MS = 3_600_000;
const CERTIFICATE_EVERY_MS = 6 * HOUR_MS;

interface Parts {
  readonly env: Pick<Env, 'dataDir' | 'publicOrigins'>;
  readonly store: LeadStore;
  readonly words: ServerWords;
  readonly alert: Alert;
}

/** One look at everything that the owner has to hear of. */
export function createLook({ env, store, words, alert }: Parts) {
  const memory = memoryInFiles(env.dataDir);
  const origin = env.publicOrigins.find((one) => one.startsWith('https:'));
  let closedLooks = 0;
  let certificate = { lookedAt: Number.NEGATIVE_INFINITY, endsSoon: false };

  async function lookAtCertificate(now: Date): Promise<boolean> {
    if (origin && now.getTime() - certificate.lookedAt > CERTIFICATE_EVERY_MS) {
      const endsSoon = await certificateEndsSoon(origin, now);
      certificate = { lookedAt: now.getTime(), endsSoon };
    }
    return certificate.endsSoon;
  }

  async function causesNow(now: Date): Promise<ReadonlyMap<Cause, boolean>> {
    const digestAt = await store.readMoment(TOLD);
    const due = lastMonday(new Date(now.getTime() - HOUR_MS));
    const found = causesInStore(await store.status(), now);
    // The digest is a mail to the owner too.
    if (digestAt && digestAt < due) found.set('mail-late', true);
    found.set('disk-full', await isDiskFull(env.dataDir).catch(() => false));
    return found.set('certificate', await lookAtCertificate(now));
  }

  return async function look(now: Date): Promise<void> {
    const causes = await causesNow(now).catch(() => undefined);
    closedLooks = causes ? 0 : closedLooks + 1;
    const parts = { alert, words, now };
    if (causes || closedLooks >= CLOSED_LOOKS)
      await tell('store-closed', !causes, { ...parts, memory });
    for (const [cause, isOn] of causes ?? []) await tell(cause, isOn, { ...parts, memory: store });
  };
}
