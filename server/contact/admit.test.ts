import { beforeEach, describe, expect, test } from 'vitest';
import { type Admit, createAdmit } from './admit.ts';
import { Refusal } from './refusal.ts';

/** What the store keeps, in an array and on a clock of our own. */
class Visits {
  seconds = 0;
  readonly all: { readonly key: string; readonly at: number }[] = [];
  recentVisits = async (keys: readonly string[]) =>
    keys.map((key) =>
      this.all
        .filter((visit) => visit.key === key && this.seconds - visit.at < 3600)
        .map(({ at }) => this.seconds - at),
    );
  countVisit = async (keys: readonly string[]) => {
    for (const key of keys) this.all.push({ key, at: this.seconds });
  };
}

let visits: Visits;
let admit: Admit;
beforeEach(() => {
  visits = new Visits();
  admit = createAdmit(visits, 'secret');
});

const waitOf = async (address: string): Promise<number> => {
  const outcome: unknown = await admit(address).catch((error: unknown) => error);
  return outcome instanceof Refusal ? (outcome.details.retryAfter ?? -1) : 0;
};

async function send(count: number, addressOf: (index: number) => string): Promise<number> {
  let admitted = 0;
  for (let index = 0; index < count; index += 1)
    if ((await waitOf(addressOf(index))) === 0) admitted += 1;
  return admitted;
}

describe('one visitor', () => {
  test('sends five in a minute, twenty in an hour, and is told how long to wait', async () => {
    expect(await send(5, () => '192.0.2.1')).toBe(5);
    visits.seconds += 20;
    expect(await waitOf('192.0.2.1')).toBe(40);
    expect(await waitOf('192.0.2.2')).toBe(0);
    for (let minute = 1; minute < 4; minute += 1) {
      visits.seconds = minute * 61;
      expect(await send(5, () => '192.0.2.1')).toBe(5);
    }
    visits.seconds = 300;
    expect(await waitOf('192.0.2.1')).toBe(3300);
    visits.seconds = 3601;
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
    expect(JSON.stringify(visits.all)).not.toMatch(/192|2001|db8/);
  });
});

describe('one IPv6 network', () => {
  const hex = (index: number) => index.toString(16);

  test('cannot speak for many visitors: ten a minute from a /56, twenty from a /48', async () => {
    expect(await send(100, (index) => `2001:db8:1:${hex(index % 256)}::1`)).toBe(10);
    expect(await send(400, (index) => `2001:db8:2:${hex(index % 256)}00::1`)).toBe(20);
  });

  test('does not close the form for anybody else', async () => {
    await send(5000, (index) => `2001:db8:3:${hex(index)}::1`);
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
    visits.seconds = 61;
    expect(await admit(other(71))).toBeUndefined();
  });

  test('a thousand an hour is the end: held requests cannot fill the disk', async () => {
    expect(await send(1100, other)).toBe(1000);
  });
});
