import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Every rule of axe: its experiments and those it leaves off by default too. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ALL_RULES = [...WCAG, 'wcag2a-obsolete', 'best-practice', 'experimental'];

/** Rules that axe cannot decide, and which test decides instead. */
const DECIDED_ELSEWHERE = new Set([
  'color-contrast', // Text near the pipe or on the photo: measured on pixels below.
  'hidden-content', // Shown, and analysed, at the other width or in a state below.
  'identical-links-same-purpose', // Names and destinations are compared below.
]);

interface Scope {
  /** Only this part: the rest of the page was analysed in another state. */
  readonly within?: string;
  readonly accepted?: readonly string[];
}

/** Measured on pixels right after, at a higher ratio: half of the time axe takes goes into it. */
export const MEASURED = 'color-contrast';

/** Nothing that axe finds, nor anything that it leaves undecided and no other test decides. */
export async function expectNoViolation(
  page: Page,
  { within = 'html', accepted = [] }: Scope = {},
): Promise<void> {
  // AAA contrast is measured on pixels too: axe gives up on 185 texts of the home page.
  const axe = new AxeBuilder({ page }).disableRules(['color-contrast-enhanced', ...accepted]);
  // Legacy mode runs inside the page: twice as fast, and enough for a site without frames.
  const analysis = axe.include(within).withTags(ALL_RULES).setLegacyMode().analyze();
  const { violations, incomplete } = await analysis;
  const undecided = incomplete.filter(({ id }) => !DECIDED_ELSEWHERE.has(id));
  const found = [...violations, ...undecided].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
