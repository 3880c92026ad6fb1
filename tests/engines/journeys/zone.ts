import { test } from 'vitest';
import { CODES } from '../../e2e/support/homeTable.ts';
import { soon, type Visitor } from '../visitor.ts';

const card = (code: string) => `#zone li[data-code="${code}"]`;

/** Departments whose delay one can read on their card. */
const told = (visitor: Visitor) =>
  visitor.readFrom('#zone li[data-code]', (all) =>
    all
      .filter((one) => getComputedStyle(one.lastElementChild ?? one).opacity === '1')
      .map(({ dataset }) => dataset['code']),
  );

/** Departments drawn once more, with a thick line; Paris on the map and in the lens. */
const lit = (visitor: Visitor) =>
  visitor.readFrom('#zone use[data-lit]', (all) => [
    ...new Set(
      all
        .filter((one) => one.getBoundingClientRect().width > 0)
        .map((one) => one.getAttribute('data-lit')),
    ),
  ]);

/** The same with script and without. */
export function zone(visitor: () => Visitor): void {
  test('a card under the pointer shows its delay and lights its place', async () => {
    await visitor().enter('/');
    for (const code of ['75', '27', '72']) {
      await visitor().hover(card(code));
      await soon(() => lit(visitor())).toEqual([code]);
      await soon(() => told(visitor())).toEqual([code]);
    }
  });

  test('a department of the map lights its card', async () => {
    await visitor().enter('/');
    for (const code of ['61', '45']) {
      await visitor().hover(`#zone use[data-code="${code}"]`);
      await soon(() => told(visitor())).toEqual([code]);
    }
  });

  test('so does the keyboard', async () => {
    await visitor().enter('/');
    await visitor().hover('header img'); // Away from the map.
    await visitor().readFrom(card(CODES[0] ?? ''), ([first]) => first?.focus());
    for (const code of CODES.slice(0, 4)) {
      await soon(() => visitor().isFocused(card(code))).toBe(true);
      await soon(() => lit(visitor())).toEqual([code]);
      await visitor().press('Tab');
    }
  });

  test('so does a card in a narrow window', async () => {
    await visitor().resize(320, 800);
    await visitor().enter('/');
    for (const code of ['75', '45']) {
      await visitor().hover(card(code));
      await soon(() => told(visitor())).toEqual([code]);
    }
  });
}
