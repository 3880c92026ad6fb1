import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodeBody } from '#server/contact/decode.ts';
import { FIELD_NAMES, type Lead, readValues } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { parseLead } from '#site/domain/parseLead.ts';
import { expectedLead, isReadable } from './expectedLead.ts';
import { bodyOf, hostilePost, type Post } from './hostilePost.ts';

/** Never to be stored: C0 but tab and line feed, delete, C1. */
const isControl = (code: number): boolean =>
  (code < 0x20 && code !== 0x09 && code !== 0x0a) || (code >= 0x7f && code <= 0x9f);

function checkLead(lead: Lead): void {
  for (const field of FIELD_NAMES) {
    assert.ok(lead[field].length <= FIELDS[field].max, `${field} is too long`);
    assert.ok(lead[field].isWellFormed(), `${field} holds half a character`);
    const codes = Array.from(lead[field], (character) => character.charCodeAt(0));
    assert.ok(!codes.some(isControl), `${field} holds a control`);
    if (field !== 'message') assert.doesNotMatch(lead[field], /[\n\t]/);
  }
  assert.deepEqual(parseLead(lead), { ok: true, lead }, 'read again, it changes');
}

/** Throws when the post is not read as it must be; tells whether it was accepted. */
function isAccepted(post: Post): boolean {
  const decoded = decodeBody(bodyOf(post), post.type);
  const readable = isReadable(post);
  if (readable !== undefined) assert.equal(decoded !== undefined, readable);
  if (!decoded) return false;
  const parsed = parseLead(readValues((name) => decoded.get(name)));
  if (!parsed.ok) {
    assert.ok(Object.values(parsed.errors).length > 0, 'refused without a reason');
    return false;
  }
  checkLead(parsed.lead);
  if (readable) assert.deepEqual(parsed.lead, expectedLead(post));
  return true;
}

export interface ParserReport {
  readonly inputs: number;
  readonly accepted: number;
}

/** Throws with the smallest post that is read wrongly. */
export function tortureParser(inputs: number): ParserReport {
  let accepted = 0;
  fc.assert(
    fc.property(hostilePost, (post) => {
      if (isAccepted(post)) accepted += 1;
    }),
    { numRuns: inputs },
  );
  return { inputs, accepted };
}
