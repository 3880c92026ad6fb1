import { EMPTY_VALUES, type LeadErrors, type LeadValues } from '#site/domain/lead.ts';
import { contentSecurityPolicy } from '../site/contentSecurityPolicy.ts';
import type { Notice, RenderPage } from './renderPage.ts';

/** To render a page takes the time of a hundred built ones: this many at once, then one every four seconds. */
const MOST_AT_ONCE = 10;
const PER_SECOND = 0.25;

/** Holds the place of a reference: no month is 00. */
const NO_REFERENCE = 'AER-0000-00000';

export interface AnswerPage {
  readonly html: string | Buffer;
  readonly policy: string;
}

interface Answer {
  readonly values: LeadValues;
  readonly errors: LeadErrors;
  readonly notice: Notice | undefined;
}

export interface AnswerPages {
  refusal(answer: Answer): Promise<AnswerPage>;
  /** The reference must be one: it is put into the page as it is. */
  thanks(reference: string): Promise<AnswerPage>;
}

/** Kept once it has succeeded. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Counts a rendered page; false when there have been too many. */
function createBudget(nowSeconds: () => number): () => boolean {
  let left = MOST_AT_ONCE;
  let countedAt = nowSeconds();
  return () => {
    const now = nowSeconds();
    left = Math.min(MOST_AT_ONCE, left + (now - countedAt) * PER_SECOND);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** What the form is answered with. In a flood of refusals most get a page that was rendered once, without their text. */
export function createAnswerPages(
  renderPage: RenderPage,
  nowSeconds = () => performance.now() / 1000,
): AnswerPages {
  const mayRender = createBudget(nowSeconds);
  const render = async (answer: Answer) => {
    const html = await renderPage('/contact/reponse', { answer });
    return { html, policy: contentSecurityPolicy(html) };
  };
  const flooded = once(async () => {
    const page = await render({ values: EMPTY_VALUES, errors: {}, notice: 'flooded' });
    // As bytes: to encode the text for each who gets it would cost more than all the rest.
    return { ...page, html: Buffer.from(page.html) };
  });
  const thanks = once(() => renderPage('/contact/merci', { reference: NO_REFERENCE }));
  return {
    // Faults in fields are told only to those whom the rate limit let through: that is few enough.
    refusal: (answer) => (answer.notice === undefined || mayRender() ? render(answer) : flooded()),
    async thanks(reference) {
      const html = (await thanks()).replaceAll(NO_REFERENCE, reference);
      return { html, policy: contentSecurityPolicy(html) };
    },
  };
}
