import { expect, test } from 'vitest';
import { figures } from '#site/content/figures.ts';
import { soon, type Visitor } from '../visitor.ts';

const question = (index: number) => `#faq details:nth-of-type(${index}) > summary`;

/** Numbers of the questions whose answer one can read, from 1. */
const answered = (visitor: Visitor) =>
  visitor.readFrom('#faq details', (all) =>
    all.flatMap((item, index) =>
      item.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }) ? [index + 1] : [],
    ),
  );

/** The same with script and without. */
export function faq(visitor: () => Visitor): void {
  test('one question is open at a time, and closes again', async () => {
    await visitor().enter('/');
    expect(await visitor().shown('#faq summary')).toBe(figures.nombre_questions.high);
    await soon(() => answered(visitor())).toEqual([]);
    for (const index of [1, 2, 6, 3]) {
      await visitor().click(question(index));
      await soon(() => answered(visitor())).toEqual([index]);
    }
    await visitor().click(question(3));
    await soon(() => answered(visitor())).toEqual([]);
  });

  test('the keyboard opens and closes', async () => {
    await visitor().enter('/');
    await visitor().click(question(1));
    await soon(() => answered(visitor())).toEqual([1]);
    await visitor().press('Tab');
    await soon(() => visitor().isFocused(question(2))).toBe(true);
    await visitor().press('Enter');
    await soon(() => answered(visitor())).toEqual([2]);
    await visitor().press('Space');
    await soon(() => answered(visitor())).toEqual([]);
  });

  test('an address shows its answer', async () => {
    await visitor().enter('/#faq-cee');
    await soon(() => visitor().shown('#faq-cee p')).toBe(1);
    const isInSight = ([summary]: HTMLElement[]) => {
      const { top = -1, bottom = -1 } = summary?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    };
    await soon(() => visitor().readFrom('#faq-cee > summary', isInSight)).toBe(true);
  });
}

export function faqAddress(visitor: () => Visitor): void {
  test('the address follows the question that opens', async () => {
    await visitor().enter('/');
    await visitor().click('#faq-azote > summary');
    await soon(() => visitor().place()).toBe('/#faq-azote');
    await visitor().reload();
    await soon(() => visitor().shown('#faq-azote[open] p')).toBe(1);
  });
}
