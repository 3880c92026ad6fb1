import { personKey } from '#server/leads/personKey.ts';
import type { NewRequest } from '#server/leads/ports.ts';
import { createReferences } from '#server/leads/reference.ts';
import { FIELD_NAMES } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { addMails, releaseLead } from './addMails.ts';
import { atOnce, columns, type Engine, list, type Moment, sql } from './engine.ts';

/** Twenty collisions among 24 million references a month: not chance, a fault. */
const MAX_TRIES = 20;
/** For how long the same words are the same request. */
const REPEAT_MS = 10 * 60_000;
/** A key that is to count for longer was given by a clock that was ahead. */
const LONGEST_REPEAT_MS = 86_400_000;

const COLUMNS = columns(FIELD_NAMES.map((field) => FIELDS[field].column));

/** False when another request has the reference, or the same words. */
async function insertLead(
  { query, now }: Moment,
  reference: string,
  { lead, digest, hold }: NewRequest,
): Promise<boolean> {
  // A conflict waits for whoever holds the key to commit: of identical requests at once, one is stored.
  // payload_hash is of an earlier design, and must not be empty.
  const inserted = await query(sql`
    insert into leads (reference, received_at, hold, ${COLUMNS}, person_key, request_key,
      request_key_until, payload_hash)
    values (${reference}, ${now}, ${hold ?? null}, ${list(FIELD_NAMES.map((field) => lead[field]))},
      ${personKey(lead.email)}, ${digest}, ${now + REPEAT_MS}, ${digest})
    on conflict do nothing returning reference`);
  return inserted.length === 1;
}

/** The same words had a reference already. */
async function earlierAnswer(moment: Moment, { digest, hold }: NewRequest) {
  const { query, now } = moment;
  await query(sql`
    update leads set request_key = null, request_key_until = null
    where request_key = ${digest}
      and (request_key_until <= ${now} or request_key_until > ${now + LONGEST_REPEAT_MS})`);
  const [earlier] = await query<{ reference: string }>(
    sql`select reference from leads where request_key = ${digest}`,
  );
  if (!earlier) return undefined;
  // Held because it was sent too fast, then sent again at a human pace: a person, so it is released.
  if (hold === undefined) await releaseLead(moment, earlier.reference);
  return { status: 'repeated', reference: earlier.reference } as const;
}

/** To be run in a transaction: the lead and the mails that it calls for, or what the same words gave before. */
export async function addLead(moment: Moment, request: NewRequest, makeReference: () => string) {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const reference = makeReference();
    if (await insertLead(moment, reference, request)) {
      if (request.hold === undefined)
        await addMails(moment, { reference, email: request.lead.email });
      return { status: 'stored', reference } as const;
    }
    const earlier = await earlierAnswer(moment, request);
    if (earlier) return earlier;
    // The same words expired meanwhile, or another lead has the reference: try again with a new one.
  }
  throw new Error('No free reference found.');
}

/**
 * One transaction: the request and its mails. One to the owner; one to the visitor who gave an address that had none
 * within the hour; none when held. Resolves after the commit is on disk.
 */
export async function addRequest(engine: Engine, request: NewRequest, referencePrefix: string) {
  const attempt = () =>
    atOnce(engine, (moment) =>
      addLead(moment, request, createReferences(referencePrefix, new Date(moment.now))),
    );
  return attempt().catch((error: unknown) => {
    // The line broke, perhaps in the commit: the digest tells whether the first attempt counts.
    if (engine.isInDoubt(error)) return attempt();
    throw error;
  });
}
