/** What one page may cost a visitor who comes for the first time, close above what it costs today. */
interface Budget {
  /** At least; see tests/support/ecoindex.ts. */
  readonly ecoindex: number;
  /** In the body; a drawing counts as one. */
  readonly elements: number;
  /** Read to the end, at 1920 by 1080; bytes with their headers. */
  readonly requests: number;
  readonly html: number;
  readonly image: number;
  /** Hundredths of the styles: other screens, printers and what has not been opened use them. Layers count as used. */
  readonly unusedStyles: number;
  /** Before anything is scrolled; the page itself and the font are there already. */
  readonly first: { readonly requests: number; readonly image: number };
}

const LEGAL: Budget = {
  ecoindex: 88.4,
  elements: 187,
  requests: 5,
  html: 11_750,
  image: 7300,
  unusedStyles: 38,
  first: { requests: 4, image: 4400 },
};

export const BUDGETS: Readonly<Record<string, Budget>> = {
  // Not an A, and docs/decisions/0012 says what each element of it is for.
  '/': {
    ecoindex: 73.1,
    elements: 502,
    requests: 18,
    html: 29_350,
    image: 157_500,
    unusedStyles: 29.5,
    first: { requests: 7, image: 36_000 },
  },
  '/solutions': {
    ecoindex: 82.6,
    elements: 310,
    requests: 11,
    html: 16_150,
    image: 90_000,
    unusedStyles: 35.6,
    first: { requests: 4, image: 4400 },
  },
  '/contact': {
    ecoindex: 89.6,
    elements: 144,
    requests: 6,
    html: 14_150,
    image: 17_000,
    unusedStyles: 36.4,
    first: { requests: 4, image: 4400 },
  },
  '/mentions-legales': LEGAL,
  '/politique-confidentialite': LEGAL,
  '/politique-cookies': LEGAL,
  '404': { ...LEGAL, ecoindex: 91.8, elements: 78, html: 9750, unusedStyles: 37 },
};

/** The same for every page. */
export const EVERYWHERE = {
  font: 24_000,
  /** Of a photograph: its width in files, for the width its place needs. */
  excess: 1.45,
  /** Of a photograph, for each pixel of its place. */
  bytesPerPixel: 0.08,
  /** What the first touch of a form or of the simulator brings, React included. */
  island: { requests: 8, bytes: 72_000, elements: 25 },
  /** All that the server can send, in every encoding. */
  built: 2_600_000,
};
