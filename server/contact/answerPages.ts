import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { EMPTY_VALUES, type LeadErrors, type LeadValues, type Notice } from '#site/domain/lead.ts';
import type { Plant } from '#site/domain/plant.ts';
import type { Encoding } from '../site/asset.ts';
import { contentSecurityPolicy } from '../site/contentSecurityPolicy.ts';
import { createFiller, frameOf, markedValues } from './filledForm.ts';
import type { RenderPage } from './renderPage.ts';

interface Budget {
  readonly atOnce: number;
  readonly perSecond: number;
}

/** Each holds some 45 kB of page and twice the text, at most 32 kB, until it is read. */
const REFUSALS: Budget = { atOnce: 400, perSecond: 20 };
/** To render a page takes the time of a hundred built ones. */
const ESTIMATES: Budget = { atOnce: 20, perSecond: 2 };
/** A sixth of the bytes for a phone with a poor line; in a flood, they are cheaper than the work. */
const COMPRESSED: Budget = { atOnce: 20, perSecond: 5 };
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Holds the place of a reference: no month is 00. */
const NO_REFERENCE = 'AER-0000-00000';

export interface AnswerPage {
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
  readonly policy: string;
}

interface Answer {
  readonly values: LeadValues;
  readonly errors: LeadErrors;
  readonly notice: Notice | undefined;
}

export interface AnswerPages {
  /** With what was typed in it, unless the one who is refused floods us, or many do. */
  refusal(answer: Answer, isFlooding: boolean): Promise<AnswerPage>;
  /** The page of a refusal without any text: the same for all. */
  flooded(): Promise<AnswerPage>;
  /** The reference must be one: it is put into the page as it is. */
  thanks(reference: string): Promise<AnswerPage>;
  /** The form with an estimate in it; undefined when too many ask. */
  estimate(plant: Plant): Promise<AnswerPage> | undefined;
}

const compress = promisify(brotliCompress);

async function toPage(
  html: string,
  isCompressed: boolean,
  policy = contentSecurityPolicy(html),
): Promise<AnswerPage> {
  const body = Buffer.from(html);
  const bodies = new Map<Encoding, Buffer>([['identity', body]]);
  if (isCompressed) bodies.set('br', await compress(body, QUALITY));
  return { bodies, policy };
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

/** Pages that differ in what was typed alone, rendered once for each notice, choice and estimate or none. */
function createForms(render: (answer: Answer) => Promise<string>) {
  const frames = new Map<
    string,
    () => Promise<readonly [ReturnType<typeof createFiller>, string]>
  >();
  return async (answer: Answer): Promise<readonly [html: string, policy: string]> => {
    const name = `${answer.notice} ${frameOf(answer.values)}`;
    const frame =
      frames.get(name) ??
      once(async () => {
        const page = await render({
          values: markedValues(answer.values),
          errors: {},
          notice: answer.notice,
        });
        return [createFiller(page), contentSecurityPolicy(page)] as const;
      });
    frames.set(name, frame);
    const [fill, policy] = await frame();
    return [fill(answer.values), policy];
  };
}

/** What the form is answered with. In a flood most who are refused get a page without their text. */
export function createAnswerPages(
  renderPage: RenderPage,
  nowSeconds = () => performance.now() / 1000,
): AnswerPages {
  const mayRefuse = createBudget(REFUSALS, nowSeconds);
  const mayEstimate = createBudget(ESTIMATES, nowSeconds);
  const mayCompress = createBudget(COMPRESSED, nowSeconds);
  const render = (answer: Answer) => renderPage('/contact/reponse', { answer });
  const form = createForms(render);
  const flooded = once(async () =>
    toPage(await render({ values: EMPTY_VALUES, errors: {}, notice: 'flooded' }), true),
  );
  const thanks = once(() => renderPage('/contact/merci', { reference: NO_REFERENCE }));
  return {
    flooded,
    async refusal(answer, isFlooding) {
      // Faults in fields are told only to those whom the rate limit let through: that is few enough.
      if (answer.notice === undefined) return toPage(await render(answer), mayCompress());
      if (isFlooding || !mayRefuse()) return flooded();
      const [html, policy] = await form(answer);
      return toPage(html, mayCompress(), policy);
    },
    async thanks(reference) {
      return toPage((await thanks()).replaceAll(NO_REFERENCE, reference), mayCompress());
    },
    estimate: (plant) =>
      mayEstimate()
        ? renderPage('/contact/estimation', { plant }).then((html) => toPage(html, mayCompress()))
        : undefined,
  };
}
