import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { open } from '#tests/store/support.ts';
import { query, temporaryFolder } from '#tools/support/stores.ts';
import { type Admit, createAdmit } from './admit.ts';
import { Refusal } from './refusal.ts';

const SECRET = 'secret';
let place: { dataDir: string };
let admit: Admit;
beforeEach(async () => {
  place = { dataDir: temporaryFolder() };
  admit = createAdmit(await open(place), SECRET);
});

/** Pretends that so much time has passed. */
const later = (seconds: number) => query(place, `update visits set at = at - ${seconds * 1000}`);

const waitOf = async (address: string): Promise<number> => {
  const outcome: unknown = await admit(address).catch((error: unknown) => error);
  return outcome instanceof Refusal ? (outcome.details.retryAfter ?? -1) : 0;
};

async function send(count: number, addressOf: (index: number) => string): Promise<number> {
  const addresses = Array.from({ length: count }, (_, index) => addressOf(index));
  const waits = await Promise.all(addresses.map(waitOf));
  return waits.filter((wait) => wait === 0).length;
}

const hex = (index: number) => index.toString(16);

describe('one visitor', () => {
  test('sends five in a minute, also at once, twenty in an hour, and is told how long to wait', async () => {
    expect(await send(40, () => '192.0.2.1')).toBe(5);
    await later(20);
    expect(await waitOf('192.0.2.1')).toBeGreaterThan(30);
    expect(await waitOf('192.0.2.1')).toBeLessThanOrEqual(40);
    expect(await waitOf('192.0.2.2')).toBe(0);
    for (let minute = 1; minute < 4; minute += 1) {
      await later(61);
      expect(await send(6, () => '192.0.2.1')).toBe(5);
    }
    await later(61);
    expect(await waitOf('192.0.2.1')).toBeGreaterThan(3000);
    await later(3600);
    expect(await waitOf('192.0.2.1')).toBe(0);
  });

  test('is the same, however the address is written', async () => {
    expect(await send(5, () => '192.0.2.1')).toBe(5);
    expect(await waitOf('::ffff:192.0.2.1')).toBeGreaterThan(0);
    expect(await send(5, () => '2001:db8::1')).toBe(5);
    expect(await waitOf('2001:0db8:0:0::ffff:2')).toBeGreaterThan(0);
  });

  test('is kept as a digest, never as an address', async () => {
    await admit('192.0.2.1');
    await admit('2001:db8::1');
    const kept = JSON.stringify(await query(place, 'select key from visits'));
    expect(kept).toHaveLength(kept.replaceAll(/192\.|2001|db8/g, '').length);
  });
});

describe('one IPv6 network', () => {
  test('cannot speak for many visitors: ten a minute from a /56, twenty from a /48', async () => {
    expect(await send(30, (index) => `2001:db8:1:${hex(index)}::1`)).toBe(10);
    expect(await send(40, (index) => `2001:db8:2:${hex(index)}00::1`)).toBe(20);
  });

  test('does not close the form for anybody else', async () => {
    await send(100, (index) => `2001:db8:3:${hex(index)}::1`);
    expect(await admit('198.51.100.1')).toBeUndefined();
    expect(await admit('2001:db8:4::1')).toBeUndefined();
  });
});

describe('all together', () => {
  const other = (index: number) => `10.0.${index >> 8}.${index & 255}`;

  test('beyond sixty a minute, requests are held, not refused', async () => {
    const outcomes = [];
    for (let index = 0; index < 70; index += 1) outcomes.push(await admit(other(index)));
    expect(outcomes.slice(0, 60)).toEqual(Array(60).fill(undefined));
    expect(outcomes.slice(60)).toEqual(Array(10).fill('crowd'));
    await later(61);
    expect(await admit(other(71))).toBeUndefined();
  });

  test('ten thousand an hour is the end: held requests cannot fill the disk', async () => {
    const key = createHmac('sha256', SECRET).update('all ').digest('base64url');
    await query(
      place,
      `insert into visits with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 9999)
       select '${key}', ${Date.now()} - n from numbers`,
    );
    expect(await admit('192.0.2.1')).toBe('crowd');
    expect(await waitOf('192.0.2.2')).toBeGreaterThan(3000);
  });
});
