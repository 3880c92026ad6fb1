import { makeToken } from '#server/followUp/token.ts';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import type { FollowUpAction } from '#site/domain/followUp.ts';
import { aRequest } from '#tools/support/stores.ts';

/** Beside the site: its own base. */
export async function onStore<T>(work: (store: LeadStore) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir: 'test-results/data' });
  return work(store).finally(store.close);
}

/** A request, and its link as a mail to the owner holds it. */
export const aLink = (action: FollowUpAction, at = new Date()) =>
  onStore(async (store) => {
    const isHeld = action === 'release' || action === 'discard';
    const { reference } = await store.add(aRequest({ hold: isHeld ? 'honeypot' : undefined }));
    const token = makeToken({ action, reference }, await store.linkSecret(), at);
    return { reference, address: `/suivi?jeton=${token}` };
  });
