import { type CDPSession, expect, type Page } from '@playwright/test';

export type Kind = 'html' | 'style' | 'script' | 'image' | 'font' | 'other';

interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  readonly bytes: number;
}

const KINDS: Partial<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Image: 'image',
  Font: 'font',
};

/** A drawing is an image, whether an element or another drawing asks for it. */
const kindOf = (url: string, type = ''): Kind =>
  url.endsWith('.svg') ? 'image' : (KINDS[type] ?? 'other');

/** Of one kind, or of all. */
export const bytesOf = (transfers: readonly Transfer[], kind?: Kind): number =>
  transfers
    .filter((transfer) => kind === undefined || transfer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** All that comes over the network, with the bytes of its headers; what a cache answers weighs nothing. */
export class Scales {
  readonly transfers: Transfer[] = [];
  readonly #pending = new Map<string, Pick<Transfer, 'url' | 'kind'>>();

  static async on(page: Page): Promise<Scales> {
    const scales = new Scales();
    const session = await page.context().newCDPSession(page);
    scales.#listen(session);
    await session.send('Network.enable');
    return scales;
  }

  #listen(session: CDPSession): void {
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      this.#pending.set(requestId, { url: request.url, kind: kindOf(request.url, type) });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#pending.get(requestId);
      if (request && encodedDataLength > 0)
        this.transfers.push({ ...request, bytes: encodedDataLength });
      this.#pending.delete(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => this.#pending.delete(requestId));
  }

  /** Until nothing is on its way any more. */
  async settle(): Promise<void> {
    await expect.poll(() => this.#pending.size).toBe(0);
  }

  bytes(kind?: Kind): number {
    return bytesOf(this.transfers, kind);
  }
}

/** Every picture is seen, as by somebody who reads to the end. */
export async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').filter({ visible: true }).all()) {
    // The page's own scrolling: Playwright's waits for frames that a busy machine may not draw.
    await picture.evaluate((image) =>
      image.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}

/** Elements of the body; a drawing counts as one. */
export const countElements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.body.querySelectorAll('*').length - document.body.querySelectorAll('svg *').length,
  );

/** How many times wider than its place needs, at most, a photograph was sent. */
export const widestExcess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].filter((image) =>
      image.checkVisibility(),
    );
    const excesses = shown.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? []), image];
      const sent = sources
        .flatMap(({ srcset }) => srcset.split(', '))
        .map((candidate) => candidate.split(' '))
        .find(([address]) => address && image.currentSrc.endsWith(address));
      const ratio = image.naturalWidth / image.naturalHeight;
      const needed = Math.max(image.clientWidth, image.clientHeight * ratio) * devicePixelRatio;
      return Number.parseInt(sent?.[1] ?? '', 10) / needed;
    });
    return Math.max(0, ...excesses);
  });

/** The most that a photograph weighs for each pixel of the place it fills, in bytes. */
export function heaviestPixel(page: Page, { transfers }: Scales): Promise<number> {
  const weights = Object.fromEntries(transfers.map(({ url, bytes }) => [url, bytes]));
  return page.evaluate((bytes) => {
    const shown = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].filter((image) =>
      image.checkVisibility(),
    );
    const perPixel = shown.map((image) => {
      const pixels = image.clientWidth * image.clientHeight * devicePixelRatio ** 2;
      return (bytes[image.currentSrc] ?? 0) / pixels;
    });
    return Math.max(0, ...perPixel);
  }, weights);
}
