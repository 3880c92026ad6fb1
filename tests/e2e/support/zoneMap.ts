import type { Page } from '@playwright/test';

/** Departments drawn once more, with a thick line; Paris on the map and in the lens. */
export function litShapes(page: Page): Promise<(string | undefined)[]> {
  return page.locator('#zone use[data-lit]').evaluateAll((all: SVGElement[]) => {
    const lit = all.filter((one) => one.getBoundingClientRect().width > 0);
    return [...new Set(lit.map(({ dataset }) => dataset['lit']))];
  });
}
