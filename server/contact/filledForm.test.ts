import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { EMPTY_VALUES, type LeadValues, REQUEST_TYPES } from '#site/domain/lead.ts';
import { createFiller, frameOf, markedValues } from './filledForm.ts';
import { createRenderer, type RenderPage } from './renderPage.ts';

let renderPage: RenderPage;
beforeAll(() => {
  renderPage = createRenderer('dist/server');
});

const render = (values: LeadValues) =>
  renderPage('/contact/reponse', { answer: { values, errors: {}, notice: 'busy' } });

async function fill(values: LeadValues): Promise<string> {
  return createFiller(await render(markedValues(values)))(values);
}

/** Islands are numbered as they are rendered; their ids begin with it. */
const unnamed = (page: string) => page.replace(/ prefix="\w+"/, '');

/** Pages are long: of two that differ, a look at where they do. */
function expectSame(filled: string, rendered: string): void {
  const [one, other] = [unnamed(filled), unnamed(rendered)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (at < one.length) expect(one.slice(at - 60, at + 60)).toBe(other.slice(at - 60, at + 60));
  expect(one === other).toBe(true);
}

const HOSTILE = `"><script>alert('x')</script> & \\ "u" {{}} $& $1 \u2028 é\u0301 🙂 </textarea>`;

test('a page filled in is the page rendered, whatever was typed', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '\n', '\nun\ndeux', '&amp;', HOSTILE),
  );
  const values = fc.record({
    lastName: text,
    firstName: text,
    phone: text,
    email: text,
    company: text,
    city: text,
    requestType: fc.constantFrom(...REQUEST_TYPES),
    message: text,
    estimate: text,
  });
  await fc.assert(
    fc.asyncProperty(values, async (typed) => {
      expectSame(await fill(typed), await render(typed));
    }),
    { numRuns: 150 },
  );
});

test('marks that a visitor types are text', async () => {
  const values = { ...EMPTY_VALUES, lastName: '\uE000message\uE001', message: 'secret' };
  expectSame(await fill(values), await render(values));
});

test('a choice that is none is left out, and shares its page with others', async () => {
  const odd = { ...EMPTY_VALUES, requestType: '"><b>', message: 'Gardez-moi' };
  expect(frameOf(odd)).toBe(frameOf({ ...odd, requestType: 'autre chose' }));
  const page = await fill(odd);
  expect(page).toContain('Gardez-moi');
  expect(page).not.toContain('<b>');
});
