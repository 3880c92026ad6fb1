import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGES, UNKNOWN } from './support/pages.ts';
import { expect, test } from './support/visit.ts';

const EVERYWHERE = [...PAGES, UNKNOWN];
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** Every rule of axe: its experiments and those it leaves off by default too. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  .concat(['best-practice', 'experimental', 'wcag2a-obsolete']);

/** What axe cannot decide, and who does. */
const DECIDED_ELSEWHERE = new Set([
  'color-contrast', // Text near the pipe or on the photo: measured on pixels below.
  'hidden-content', // Shown, and analysed, at the other width or in a state below.
  'identical-links-same-purpose', // Names and destinations are compared below.
]);

async function visit(page: Page, path: string, hasChosen = true): Promise<void> {
  if (hasChosen) await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'));
  await page.goto(path);
}

async function expectNoViolation(page: Page, ...accepted: string[]): Promise<void> {
  // AAA contrast is measured below: axe gives up on 185 texts of the home page.
  const disabled = ['color-contrast-enhanced', ...accepted];
  const axe = new AxeBuilder({ page }).withTags(ALL_RULES).disableRules(disabled);
  const { violations, incomplete } = await axe.analyze();
  const undecided = incomplete.filter(({ id }) => !DECIDED_ELSEWHERE.has(id));
  const found = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

test.use({ allowConsole: /404/, reducedMotion: 'reduce' });
