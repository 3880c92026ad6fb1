import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LeadStore } from '#server/store/createStore.ts';
import { openStore } from '#server/store/openStore.ts';
import { startMailServer } from '../support/mailServer.ts';
import { aRequest, newPostgresPlace } from '../support/stores.ts';

const program = fileURLToPath(new URL('./sendMails.ts', import.meta.url));
const SENDERS = 4;
/** As many as a sender sends at once: see sendMails.ts. */
const LEASES = 4;
const MAILS_PER_REQUEST = 2;

export interface SenderReport {
  readonly rows: number;
  /** What each sender sent; the first is the one that was killed. */
  readonly shares: readonly number[];
  /** Mails whose lease the dead one held. */
  readonly takenOver: number;
  readonly missing: number;
  readonly duplicates: number;
}

interface SenderProcess {
  readonly process: ChildProcess;
  begin(): void;
  /** How often it said this. */
  count(event: string): number;
}

function startSenderProcess(...args: readonly string[]): SenderProcess {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return {
    process: child,
    begin: () => child.stdin.write('go'),
    count: (event) => said.split('\n').filter((line) => line === event).length,
  };
}

async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('The senders did not get there in time.');
    await pause(20);
  }
}

async function end(sender: SenderProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const closed = once(sender.process, 'close');
  sender.process.kill(signal);
  await closed;
}

async function fill(store: LeadStore, rows: number): Promise<void> {
  const requests = Array.from({ length: rows / MAILS_PER_REQUEST }, (_, index) =>
    aRequest({ email: `${index}@usine.example` }),
  );
  await Promise.all(requests.map((request) => store.add(request)));
}

async function killOne(store: LeadStore, senders: readonly SenderProcess[], rows: number) {
  const [victim, ...others] = senders;
  if (!victim) throw new Error('There is nobody to kill.');
  await until(() => senders.every((sender) => sender.count('ready') === 1), 60_000);
  await fill(store, rows);
  // It starts before the others: on a busy machine they might send everything first.
  victim.begin();
  await until(() => victim.count('mail-sent') > 0, 30_000);
  for (const other of others) other.begin();
  await until(() => victim.count('frozen') === LEASES, 30_000);
  await until(() => others.some((other) => other.count('mail-sent') > 0), 30_000);
  await end(victim, 'SIGKILL');
  await until(async () => (await store.status()).mails.pending === 0, 60_000);
  await Promise.all(others.map((other) => end(other, 'SIGTERM')));
  return (await store.list()).flatMap((lead) => lead.mails);
}

/** Several processes empty one outbox; one is killed with its leases in hand. */
export async function killSender(postgresUrl: string, rows: number): Promise<SenderReport> {
  const place = await newPostgresPlace(postgresUrl);
  const store = await openStore(place);
  const mailServer = await startMailServer();
  const frozenAfter = (index: number) => String(index === 0 ? rows / 20 : Number.POSITIVE_INFINITY);
  const senders = Array.from({ length: SENDERS }, (_, index) =>
    startSenderProcess(place.databaseUrl, String(mailServer.port), frozenAfter(index)),
  );
  try {
    const mails = await killOne(store, senders, rows);
    const ids = mailServer.deliveries.map(({ mail }) => mail.messageId);
    return {
      rows: mails.length,
      shares: senders.map((sender) => sender.count('mail-sent')),
      takenOver: mails.filter(({ attempts }) => attempts > 1).length,
      missing: rows - new Set(ids).size,
      duplicates: ids.length - new Set(ids).size,
    };
  } finally {
    for (const sender of senders) sender.process.kill('SIGKILL');
    await store.close();
    await mailServer.close();
  }
}
