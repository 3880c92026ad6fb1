import { describe, expect, test } from 'vitest';
import { expiresLine, renewExpiry } from './securityTxt.ts';

const DAY = 86_400_000;

describe('the expiry of security.txt', () => {
  test('is the same all day long', () => {
    const line = 'Expires: 2027-10-15T00:00:00Z';
    expect(expiresLine(new Date('2026-11-15T00:00:00Z'))).toBe(line);
    expect(expiresLine(new Date('2026-11-15T23:59:59Z'))).toBe(line);
  });

  test('is always ahead, by less than a year, whatever the day', () => {
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2029, 0, 1); day += DAY) {
      const ahead = Date.parse(expiresLine(new Date(day)).slice('Expires: '.length)) - day;
      expect(ahead).toBeGreaterThan(300 * DAY);
      expect(ahead).toBeLessThan(365 * DAY);
    }
  });

  test('is renewed without touching the other lines', () => {
    const old = 'Contact: mailto:a@b.example\nExpires: 2020-01-01T00:00:00Z\nCanonical: x\n';
    expect(renewExpiry(old, new Date('2026-11-15'))).toBe(
      'Contact: mailto:a@b.example\nExpires: 2027-10-15T00:00:00Z\nCanonical: x\n',
    );
  });
});
