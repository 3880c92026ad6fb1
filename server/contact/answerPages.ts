import { EMPTY_VALUES, type LeadErrors, type LeadValues } from '#site/domain/lead.ts';
import type { Plant } from '#site/domain/plant.ts';
import { contentSecurityPolicy } from '../site/contentSecurityPolicy.ts';
import type { Notice, RenderPage } from './renderPage.ts';

interface Budget {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** To render a page takes the time of a hundred built ones. */
const REFUSALS: Budget = { atOnce: 10, perSecond: 0.25 };
const ESTIMATES: Budget = { atOnce: 20, perSecond: 2 };

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
  /** The form with an estimate in it; undefined when too many ask. */
  estimate(plant: Plant): Promise<AnswerPage> | undefined;
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
function createBudget({ atOnce, perSecond }: Budget, nowSeconds: () => number): () => boolean {
  let left = atOnce;
  let countedAt = nowSeconds();
  return () => {
    const now = nowSeconds();
    left = Math.min(atOnce, left + (now - countedAt) * perSecond);
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
  const mayRefuse = createBudget(REFUSALS, nowSeconds);
  const mayEstimate = createBudget(ESTIMATES, nowSeconds);
  const withPolicy = (html: string) => ({ html, policy: contentSecurityPolicy(html) });
  const render = async (answer: Answer) =>
    withPolicy(await renderPage('/contact/reponse', { answer }));
  const flooded = once(async () => {
    const page = await render({ values: EMPTY_VALUES, errors: {}, notice: 'flooded' });
    // As bytes: to encode the text for each who gets it would cost more than all the rest.
    return { ...page, html: Buffer.from(page.html) };
  });
  const thanks = once(() => renderPage('/contact/merci', { reference: NO_REFERENCE }));
  return {
    // Faults in fields are told only to those whom the rate limit let through: that is few enough.
    refusal: (answer) => (answer.notice === undefined || mayRefuse() ? render(answer) : flooded()),
    async thanks(reference) {
      return withPolicy((await thanks()).replaceAll(NO_REFERENCE, reference));
    },
    estimate: (plant) =>
      mayEstimate() ? renderPage('/contact/estimation', { plant }).then(withPolicy) : undefined,
  };
}
