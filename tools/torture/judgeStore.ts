import { isDeepStrictEqual } from 'node:util';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import type { LeadDetail } from '#server/store/reading.ts';
import { aLead } from '../support/lead.ts';
import { aRequest, query } from '../support/stores.ts';
import { SOUND, type Verdict } from './verdict.ts';

/** What addRequests.ts said before it ended, by the cities of the requests. */
export interface Told {
  readonly stored: readonly string[];
  readonly refused: readonly string[];
  readonly unexplained: readonly string[];
}

export function readTold(output: string): Told {
  // The last line may be cut.
  const lines = output.split('\n').slice(0, -1);
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
  return {
    stored: after('stored '),
    refused: after('refused '),
    unexplained: after('unexplained '),
  };
}

function isWordForWord(detail: LeadDetail): boolean {
  const { reference, receivedAt, hold, answeredAt, mails, ...lead } = detail;
  return (
    isDeepStrictEqual(lead, { ...aLead, city: lead.city, email: lead.email }) &&
    (hold ?? answeredAt) === undefined
  );
}

async function judge(store: LeadStore, { stored, refused, unexplained }: Told): Promise<Verdict> {
  const leads = await store.list();
  const cities = new Set(leads.map(({ city }) => city));
  const after = await store.add(aRequest()).catch(() => undefined);
  return {
    ...SOUND,
    lost: stored.filter((city) => !cities.has(city)).length,
    altered: leads.filter((lead) => !isWordForWord(lead)).length,
    withoutMails: leads.filter(({ mails }) => mails.length !== 2).length,
    ghosts: refused.filter((city) => cities.has(city)).length,
    repeated: leads.length - cities.size,
    unexplained: unexplained.length,
    stuck: after?.status === 'stored' ? 0 : 1,
  };
}

/** Opens the base as the next start would, and looks for what the last one promised. */
export async function judgeStore(dataDir: string, told: Told): Promise<Verdict> {
  const store = await openStore({ dataDir }).catch(() => undefined);
  if (!store) return { ...SOUND, corrupt: 1 };
  try {
    const verdict = await judge(store, told);
    const checks = await query({ dataDir }, 'pragma integrity_check');
    const isWhole = JSON.stringify(checks) === '[{"integrity_check":"ok"}]';
    return { ...verdict, corrupt: isWhole ? 0 : 1 };
  } finally {
    await store.close();
  }
}
