import { expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '#site/domain/lead.ts';
import { createAnswerPages } from './answerPages.ts';
import type { RenderPage } from './renderPage.ts';

/** A page that says all it was given, and how often one was made. */
function pagesWithClock() {
  let now = 1000;
  const render = vi.fn<RenderPage>(async (_path, locals) => JSON.stringify(locals));
  return {
    render,
    pages: createAnswerPages(render, () => now),
    pass: (seconds: number) => {
      now += seconds;
    },
  };
}

const busy = {
  values: { ...EMPTY_VALUES, message: 'Gardez-moi' },
  errors: {},
  notice: 'busy',
} as const;

test('in a flood most are told to go back to their text; those who come later see it again', async () => {
  const { pages, render, pass } = pagesWithClock();
  const flood = await Promise.all(Array.from({ length: 200 }, () => pages.refusal(busy)));
  const kept = flood.filter(({ html }) => html.includes('Gardez-moi'));
  expect(kept).toHaveLength(10);
  expect(flood.filter(({ html }) => html.includes('"notice":"flooded"'))).toHaveLength(190);
  expect(render).toHaveBeenCalledTimes(11);
  expect((await pages.refusal(busy)).html).toBeInstanceOf(Buffer);
  pass(4);
  expect((await pages.refusal(busy)).html).toContain('Gardez-moi');
});

test('faults to mend are always told with the text', async () => {
  const { pages } = pagesWithClock();
  for (let sent = 0; sent < 30; sent += 1) {
    const { html } = await pages.refusal({ ...busy, notice: undefined });
    expect(html).toContain('Gardez-moi');
  }
});

test('everybody is thanked with their own reference, by a page rendered once', async () => {
  const { pages, render } = pagesWithClock();
  for (const reference of ['AER-2611-7K3MQ', 'AER-2612-ABCDE'])
    expect((await pages.thanks(reference)).html).toBe(JSON.stringify({ reference }));
  expect(render).toHaveBeenCalledTimes(1);
});

test('in a flood of estimates most get the form as it was built', async () => {
  const { pages, pass } = pagesWithClock();
  const plant = {
    powerKw: 75,
    hoursPerYear: 4000,
    loadPercent: 70,
    eurosPerKwh: 0.15,
    ageYears: 12,
  };
  const flood = Array.from({ length: 200 }, () => pages.estimate(plant));
  expect(flood.filter((page) => page !== undefined)).toHaveLength(20);
  pass(1);
  expect((await pages.estimate(plant))?.html).toContain('"powerKw":75');
});

test('a page that could not be rendered is tried again', async () => {
  const { pages, render } = pagesWithClock();
  render.mockRejectedValueOnce(new Error('once'));
  await expect(pages.thanks('AER-2611-7K3MQ')).rejects.toThrow('once');
  expect((await pages.thanks('AER-2611-7K3MQ')).html).toContain('AER-2611-7K3MQ');
});
