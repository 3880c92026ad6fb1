import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linearRgb } from '#site/domain/oklch.ts';

const css = ['palette', 'grounds']
  .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
  .join('\n');

function luminance([r, g, b]: ReturnType<typeof linearRgb>): number {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return 0.2126 * clamp(r) + 0.7152 * clamp(g) + 0.0722 * clamp(b);
}

/** The custom properties of a rule, later ones winning. */
function declarations(selector: RegExp): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, name = '']) =>
    selector.test(name),
  );
  return new Map(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => [name, value.trim()] as const,
      ),
    ),
  );
}

function resolver(ground: string) {
  const values = new Map([
    ...declarations(/:root/),
    ...declarations(new RegExp(`data-ground='${ground}'`)),
  ]);
  return function resolve(name: string): number {
    const value = values.get(name) ?? '';
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    if (reference !== undefined) return resolve(reference);
    const [l = 0, c = 0, h = 0] = (/oklch\(([^)]+)\)/.exec(value)?.[1] ?? '')
      .split(' ')
      .map(Number);
    if (!value.startsWith('oklch(')) throw new Error(`${name} on ${ground} is no colour: ${value}`);
    return luminance(linearRgb(l, c, h));
  };
}

function contrast(first: number, second: number): number {
  const [dark = 0, light = 0] = [first, second].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text is AAA; bold links and buttons at least 6; rings and drawn lines at least 3. */
const PAIRS = [
  ['--color-text', '--color-ground', 7],
  ['--color-text-muted', '--color-ground', 7],
  ['--color-link', '--color-ground', 6],
  ['--color-focus', '--color-ground', 3],
  ['--color-pipe', '--color-ground', 3],
  ['--color-on-action', '--color-action', 6],
  ['--color-on-action', '--color-action-hover', 6],
  ['--color-on-call', '--color-call', 7],
  ['--color-on-call', '--color-call-hover', 7],
] as const;

describe.each(['cabinet', 'concrete', 'wall', 'paper', 'night', 'screen', 'cobalt'])(
  'on %s',
  (ground) => {
    test.each(PAIRS)('%s against %s is at least %d', (front, back, min) => {
      const resolve = resolver(ground);
      expect(contrast(resolve(front), resolve(back))).toBeGreaterThanOrEqual(min);
    });
  },
);

describe('fixed roles', () => {
  test.each([
    ['--color-ok', '--color-paper', 6],
    ['--color-ink', '--color-paper', 7],
  ] as const)('%s against %s is at least %d', (front, back, min) => {
    const resolve = resolver('cabinet');
    expect(contrast(resolve(front), resolve(back))).toBeGreaterThanOrEqual(min);
  });

  test.each(['night', 'screen'])('what is measured is seen on %s', (ground) => {
    const resolve = resolver(ground);
    for (const other of ['--color-ground', '--color-empty']) {
      expect(contrast(resolve('--color-measure'), resolve(other))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('text on yellow is AAA', () => {
    const resolve = resolver('yellow');
    for (const text of ['--color-text', '--color-text-muted']) {
      expect(contrast(resolve(text), resolve('--color-ground'))).toBeGreaterThanOrEqual(7);
    }
    expect(
      contrast(resolve('--color-on-action'), resolve('--color-action')),
    ).toBeGreaterThanOrEqual(7);
  });
});
