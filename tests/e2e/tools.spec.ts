import { toolbox } from '#site/content/toolbox.ts';
import { toolFigures, tools } from '#site/content/tools.ts';
import { TOOL_IDS, toolOf } from '#site/domain/tools/tools.ts';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { expectNoViolation, MEASURED } from './support/axe.ts';
import { TOOL_CASES } from './support/toolCases.ts';
import { output, printedPages, shownValue } from './support/tools.ts';
import { expect, test } from './support/visit.ts';

test.use({ allowScripts: true, consent: 'rejected', reducedMotion: 'reduce' });

for (const id of TOOL_IDS) {
  test(`/outils/${id}: a shared address is answered, drawn, printed, and a mistake explained`, async ({
    page,
  }) => {
    const { query, expected, wrong, sentence } = TOOL_CASES[id];
    const [key, value] = expected;
    await page.goto(`/outils/${id}?${query}`);
    await expect
      .poll(async () => {
        const found = await shownValue(page, key);
        return typeof value === 'string'
          ? found === value
          : Math.abs(Number(found) / value - 1) < 0.001;
      })
      .toBe(true);
    const tool = page.locator(`section#${id}`);
    await expect(tool.getByRole('img')).toHaveAccessibleName(/.{20,}/);
    await expectNoViolation(page, { within: `section#${id}`, accepted: [MEASURED] });
    await page.evaluate(() => {
      document.documentElement.dataset['print'] = 'outil';
    });
    expect(await printedPages(page), 'sheets').toBe(1);
    await page.emulateMedia({ media: 'print' });
    const foot = new RegExp(`^${toolbox.kit.printed} \\d.* 20\\d\\d\\s: http.*/outils/${id}\\?.*=`);
    await expect(tool.getByText(foot)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const [name, text] = wrong;
    await page.locator(`[name=${name}]`).fill(text);
    const field = tool.locator(`#${name}-erreur`);
    await expect(field.or(tool.getByRole('status')).first()).toHaveText(sentence);
    // A limit says for itself why there is nothing.
    const isFault = (await field.count()) > 0;
    await expect(tool.getByRole('status').first()).toHaveText(
      isFault ? /^Pas de résultat\./ : /^(?!Pas de résultat)/,
    );
    await expect(output(page, key)).toHaveAttribute('data-value', '');
    await expect(page.locator(`[name=${name}]`)).toHaveValue(text);
  });
}

for (const { id, fields, modes } of tools) {
  test(`/outils/${id}: as it opens, an answer that a script leaves as it is`, async ({ page }) => {
    const { results, faults } = toolOf(id, toolFigures).compute({});
    await page.goto(`/outils/${id}`);
    const shown = () =>
      page
        .locator(`section#${id} output`)
        .evaluateAll((all) => all.map(({ dataset }) => [dataset['key'], dataset['value']]));
    // The one that stands over the others, then those; none is shown twice.
    const { headline = '' } = Object.values(modes)[0] ?? {};
    const { [headline]: first, ...others } = results;
    const expected = Object.entries({ [headline]: first, ...others }).map(([key, value]) => [
      key,
      `${value ?? ''}`,
    ]);
    expect(await shown()).toEqual(expected);
    // A day has no start of its own: the page asks for it, and blames nobody.
    const [missing] = Object.keys(faults);
    if (missing) await expect(page.getByText(`${fields[missing]}\u00a0?`)).toBeVisible();
    await page.locator(`section#${id} input:not([type=radio])`).first().focus();
    await page.getByRole('button', { name: 'Copier le lien' }).waitFor();
    expect(await shown()).toEqual(expected);
    await expect(page.locator(`section#${id} [aria-invalid]`)).toHaveCount(0);
    await expect(page).toHaveURL(`/outils/${id}`);
  });
}

test('every mode has its inputs and results by name', async ({ page }) => {
  for (const id of TOOL_IDS) {
    const { modes } = toolOf(id, TOOL_FIGURES);
    await page.goto(`/outils/${id}?mode=${modes[0].id}`);
    const radios = page.locator('[name=mode]');
    await expect(radios).toHaveCount(modes.length > 1 ? modes.length : 0);
    for (const mode of modes) {
      if (modes.length > 1) await page.locator(`[name=mode][value=${mode.id}]`).check();
      const namesOf = (selector: string, attribute: string) =>
        page
          .locator(`section#${id} ${selector}`)
          .evaluateAll((all, of) => all.map((one) => one.getAttribute(of)), attribute);
      await expect
        .poll(async () => (await namesOf('output', 'data-key')).sort())
        .toEqual(Object.keys(mode.results).sort());
      const asked = Object.keys(mode.inputs).filter((key) => key !== 'today');
      const names = await namesOf(':is(input:not([type=radio]), select[name])', 'name');
      expect(names.sort(), `${id} ${mode.id}`).toEqual(asked.sort());
    }
  }
});

test('the dates of a vessel become a file for calendars', async ({ page }) => {
  await page.goto('/outils/echeances?commissionedOn=2020-01-31');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Mettre dans mon agenda' }).click();
  expect((await download).suggestedFilename()).toBe('controle-cuve.ics');
});

test('without a script, on the smallest phone, every tool shows an example and no field', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 320, height: 640 };
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport })).newPage();
  for (const id of TOOL_IDS) {
    await page.goto(`${baseURL}/outils/${id}`);
    await expect(page.locator(`section#${id} output`).first()).toBeVisible();
    await expect(page.locator(`section#${id} :is(input, select, button):visible`)).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, id).toBeLessThanOrEqual(viewport.width);
  }
  await page.context().close();
});
