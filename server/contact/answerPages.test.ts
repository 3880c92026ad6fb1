import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { EMPTY_VALUES } from '#site/domain/lead.ts';
import { type AnswerPage, createAnswerPages } from './answerPages.ts';
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

const textOf = (page: AnswerPage | undefined) => String(page?.bodies.get('identity'));

const busy = {
  values: { ...EMPTY_VALUES, message: 'Gardez-moi' },
  errors: {},
  notice: 'busy',
} as const;

test('who is refused sees the text again, in a page rendered once', async () => {
  const { pages, render } = pagesWithClock();
  for (const message of ['Gardez-moi', 'Et moi']) {
    const page = await pages.refusal({ ...busy, values: { ...busy.values, message } }, false);
    expect(textOf(page)).toContain(`"message":"${message}"`);
  }
  expect(render).toHaveBeenCalledTimes(1);
  await pages.refusal({ ...busy, values: { ...busy.values, requestType: 'devis' } }, false);
  await pages.refusal({ ...busy, notice: 'unavailable' }, false);
  expect(render).toHaveBeenCalledTimes(3);
});

test('one that floods us is told to go back to the text, and costs others nothing', async () => {
  const { pages } = pagesWithClock();
  for (let sent = 0; sent < 1000; sent += 1)
    expect(textOf(await pages.refusal(busy, true))).toContain('"notice":"flooded"');
  expect(textOf(await pages.refusal(busy, false))).toContain('Gardez-moi');
});

test('in a flood by many most are told so; those who come later see their text again', async () => {
  const { pages, pass } = pagesWithClock();
  const flood = await Promise.all(Array.from({ length: 1000 }, () => pages.refusal(busy, false)));
  const kept = flood.filter((page) => textOf(page).includes('Gardez-moi'));
  expect(kept).toHaveLength(400);
  const told = flood.filter((page) => textOf(page).includes('"notice":"flooded"'));
  expect(told).toHaveLength(600);
  expect(await pages.refusal(busy, false)).toBe(told[0]);
  pass(1);
  expect(textOf(await pages.refusal(busy, false))).toContain('Gardez-moi');
});

test('faults to mend are always told with the text', async () => {
  const { pages } = pagesWithClock();
  for (let sent = 0; sent < 30; sent += 1) {
    const page = await pages.refusal({ ...busy, notice: undefined }, true);
    expect(textOf(page)).toContain('Gardez-moi');
  }
});

test('everybody is thanked with their own reference, by a page rendered once', async () => {
  const { pages, render } = pagesWithClock();
  for (const reference of ['AER-2611-7K3MQ', 'AER-2612-ABCDE'])
    expect(textOf(await pages.thanks(reference))).toBe(JSON.stringify({ reference }));
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
  expect(textOf(await pages.estimate(plant))).toContain('"powerKw":75');
});

test('a page that could not be rendered is tried again', async () => {
  const { pages, render } = pagesWithClock();
  render.mockRejectedValueOnce(new Error('once'));
  await expect(pages.thanks('AER-2611-7K3MQ')).rejects.toThrow('once');
  expect(textOf(await pages.thanks('AER-2611-7K3MQ'))).toContain('AER-2611-7K3MQ');
});

test('pages are compressed for slow lines, unless too many ask', async () => {
  const { pages, pass } = pagesWithClock();
  const asked = Array.from({ length: 30 }, () => pages.thanks('AER-2611-7K3MQ'));
  const compressed = (await Promise.all(asked)).flatMap(({ bodies }) => bodies.get('br') ?? []);
  expect(compressed).toHaveLength(20);
  expect(compressed.map((body) => String(brotliDecompressSync(body)))).toEqual(
    Array(20).fill('{"reference":"AER-2611-7K3MQ"}'),
  );
  pass(1);
  expect((await pages.thanks('AER-2611-7K3MQ')).bodies.has('br')).toBe(true);
});
