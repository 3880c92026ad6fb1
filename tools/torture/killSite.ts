import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '#server/store/openStore.ts';
import type { LeadDetail } from '#server/store/reading.ts';
import { type Mailbox, startMailServer } from '../support/mailServer.ts';
import { query, temporaryFolder } from '../support/stores.ts';
import { startSiteProcess } from './siteProcess.ts';
import { SOUND, type Verdict } from './verdict.ts';
import { Visitors } from './visitors.ts';

/** The site takes sixty requests a minute: see forgetVisits. */
const MAX_PER_LANE = 20;
const LANES = 2;
const LONGEST_LIFE_MS = 500;
/** As long as mails leave they are waited for: how many are due depends on how fast the machine is. */
const STUCK_MS = 60_000;

export interface SiteReport {
  readonly kills: number;
  readonly acknowledged: number;
  readonly mails: number;
  /** Mails of acknowledged requests that never came. */
  readonly missingMails: number;
  /** Second copies of a mail, under the same Message-ID. */
  readonly copies: number;
  /** Mails that came under more than one Message-ID. */
  readonly disguised: number;
  readonly verdict: Verdict;
}

/** Pretends that the leases of the dead have run out, five minutes early. */
const endLeases = (dataDir: string) =>
  query({ dataDir }, "update mails set due_at = 0 where state = 'pending'");

/** Pretends that each life of the site is another hour: this is not about the limit for all. */
const forgetVisits = (dataDir: string) => query({ dataDir }, 'delete from visits');

const startSite = (dataDir: string, smtpPort: number) =>
  startSiteProcess({ DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });

async function liveAndDie(visitors: Visitors, dataDir: string, smtpPort: number): Promise<void> {
  const site = await startSite(dataDir, smtpPort);
  let isDead = false;
  const lanes = Array.from({ length: LANES }, () =>
    visitors.visit(site.address, MAX_PER_LANE, () => isDead),
  );
  await pause(Math.random() * LONGEST_LIFE_MS);
  await site.end('SIGKILL');
  isDead = true;
  await Promise.all(lanes);
}

async function untilMailsStop(dataDir: string): Promise<void> {
  let last = Infinity;
  for (let since = performance.now(); performance.now() - since < STUCK_MS; await pause(200)) {
    const pending = await query({ dataDir }, "select id from mails where state = 'pending'");
    if (pending.length === 0) return;
    if (pending.length < last) since = performance.now();
    last = Math.min(last, pending.length);
  }
}

async function liveToTheEnd(visitors: Visitors, dataDir: string, smtpPort: number): Promise<void> {
  await endLeases(dataDir);
  const site = await startSite(dataDir, smtpPort);
  await visitors.finish(site.address);
  await untilMailsStop(dataDir);
  await site.end('SIGTERM');
}

/** Compares what visitors were told with what is stored. */
export function judgeRequests(
  { sent, acknowledged }: Visitors,
  leads: readonly LeadDetail[],
): Verdict {
  const cities = new Map(leads.map(({ reference, city }) => [reference, city]));
  const told = [...acknowledged];
  return {
    ...SOUND,
    lost: told.filter(([reference]) => !cities.has(reference)).length,
    altered: told.filter(([reference, city]) => cities.get(reference) !== city).length,
    withoutMails: leads.filter(({ mails }) => mails.length !== 2).length,
    repeated: leads.length - new Set(cities.values()).size,
    stuck: sent.filter(({ isAnswered }) => !isAnswered).length,
  };
}

function judgeMails({ acknowledged }: Visitors, { deliveries }: Mailbox) {
  const ids = deliveries.map(({ mail }) => mail.messageId ?? '');
  const distinct = new Set(ids);
  const known = new Set(ids.map((id) => id.replace(/@.*/, '')));
  const due = [...acknowledged.keys()].flatMap((reference) => [
    `<${reference}.owner`,
    `<${reference}.visitor`,
  ]);
  const letters = deliveries.map(
    ({ to, mail }) =>
      `${to.join()} ${mail.headers.find(({ key }) => key === 'x-reference')?.value}`,
  );
  return {
    mails: distinct.size,
    missingMails: due.filter((id) => !known.has(id)).length,
    copies: ids.length - distinct.size,
    disguised: distinct.size - new Set(letters).size,
  };
}

/** Real processes, sockets and mails; each process is killed at a random instant and another takes over. */
export async function killSite(kills: number): Promise<SiteReport> {
  const dataDir = temporaryFolder();
  const mailServer = await startMailServer();
  const visitors = new Visitors();
  for (let kill = 1; kill <= kills; kill += 1) {
    await liveAndDie(visitors, dataDir, mailServer.port);
    // Not each time: some leases must still be running when the next process starts.
    if (kill % 3 === 0) await endLeases(dataDir);
    await forgetVisits(dataDir);
  }
  await liveToTheEnd(visitors, dataDir, mailServer.port);
  await mailServer.close();
  const store = await openStore({ dataDir });
  const leads = await store.list();
  await store.close();
  const checks = await query({ dataDir }, 'pragma integrity_check');
  const corrupt = JSON.stringify(checks) === '[{"integrity_check":"ok"}]' ? 0 : 1;
  rmSync(dataDir, { recursive: true });
  return {
    kills,
    acknowledged: visitors.acknowledged.size,
    ...judgeMails(visitors, mailServer),
    verdict: { ...judgeRequests(visitors, leads), corrupt },
  };
}
