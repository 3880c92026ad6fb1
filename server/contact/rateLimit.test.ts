import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

/** A limit on a clock that tests turn. */
function limitWithClock() {
  let now = 1000;
  const admit = createRateLimit(() => now);
  return {
    admit,
    pass: (seconds: number) => {
      now += seconds;
    },
  };
}

test('five a minute, then a wait that ends', () => {
  const { admit, pass } = limitWithClock();
  expect([1, 2, 3, 4, 5].map(() => admit('192.0.2.1'))).toEqual([0, 0, 0, 0, 0]);
  expect(admit('192.0.2.1')).toBe(60);
  pass(59);
  expect(admit('192.0.2.1')).toBe(1);
  pass(1);
  expect(admit('192.0.2.1')).toBe(0);
});

test('twenty an hour', () => {
  const { admit, pass } = limitWithClock();
  for (let sent = 0; sent < 20; sent += 1) {
    expect(admit('192.0.2.1')).toBe(0);
    pass(61);
  }
  expect(admit('192.0.2.1')).toBeGreaterThan(2000);
});

test('a network of IPv6 is one visitor, an address of IPv4 another', () => {
  const { admit } = limitWithClock();
  for (let host = 1; host <= 5; host += 1) admit(`2001:db8:1:2::${host}`);
  expect(admit('2001:db8:1:2:ffff::1')).toBeGreaterThan(0);
  expect(admit('2001:db8:1:3::1')).toBe(0);
  for (let host = 1; host <= 5; host += 1) admit(`2001:db8::${host}`);
  expect(admit('2001:db8:0:0:1::1')).toBeGreaterThan(0);
  expect(admit('2001:db8:0:1::1')).toBe(0);
  expect(admit('192.0.2.7')).toBe(0);
});

test('sixty a minute altogether, whoever they are', () => {
  const { admit, pass } = limitWithClock();
  for (let visitor = 0; visitor < 60; visitor += 1) expect(admit(`198.51.100.${visitor}`)).toBe(0);
  expect(admit('203.0.113.1')).toBe(60);
  pass(60);
  expect(admit('203.0.113.1')).toBe(0);
});

test('who is refused waits no longer for having asked', () => {
  const { admit, pass } = limitWithClock();
  for (let sent = 0; sent < 30; sent += 1) admit('192.0.2.1');
  pass(60);
  expect(admit('192.0.2.1')).toBe(0);
});
