import { TOOL_IDS } from '#site/domain/tools/tools.ts';
import { ecoindex } from './ecoindex.ts';
import { say } from './notices.ts';

/** An owner adds a department, a question, a paragraph: a page may cost this many times what it costs today. */
export const CEILING = 1.08;
/** From here on npm test says so at its end, and stays green. */
export const NOTICE = 1.04;
/** Added to small counts: 8 % of five requests is less than one. */
const MIN_MORE = 2;

/** What one page costs a visitor who comes for the first time. */
interface Measure {
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
  /** The file itself, with its styles and scripts, compressed. */
  readonly file: number;
}

interface Budget extends Measure {
  /** At least; see tests/support/ecoindex.ts. */
  readonly ecoindex: number;
}

const FONT = 24_000;

const LEGAL: Measure = {
  elements: 187,
  requests: 5,
  html: 12_600,
  image: 7300,
  // With those of the main on phones, as on every page.
  unusedStyles: 40,
  first: { requests: 4, image: 4400 },
  file: 10_940,
};

/** The heaviest of the tools, for all of them. */
const TOOL: Measure = {
  // Every fraction is five.
  elements: 337,
  requests: 5,
  html: 22_080,
  image: 7300,
  // Each page has the styles of every kind of drawing.
  unusedStyles: 45.9,
  first: { requests: 4, image: 4400 },
  file: 20_260,
};

/** Today, 19 November 2026: the heavier of the delivered content and of the tests' own. */
const MEASURED: Readonly<Record<string, Measure>> = {
  // Not an A, and docs/decisions/0012 says what each element of it is for.
  '/': {
    elements: 564,
    requests: 18,
    html: 41_900,
    image: 212_000,
    unusedStyles: 30.4,
    first: { requests: 7, image: 45_300 },
    // The preview of its picture is 2 kB of it, the pipe that the rented machine feeds 0.9.
    file: 39_900,
  },
  '/solutions': {
    elements: 355,
    requests: 10,
    html: 25_200,
    // One of its pictures is shown across the page, another in half of it.
    image: 146_700,
    unusedStyles: 38.8,
    // With the first machine: on phones it is in the first screen.
    first: { requests: 4, image: 28_500 },
    // The preview of its picture is 3 kB of it.
    file: 23_400,
  },
  '/contact': {
    elements: 148,
    requests: 6,
    html: 16_450,
    image: 17_000,
    unusedStyles: 38.9,
    first: { requests: 4, image: 4400 },
    file: 14_700,
  },
  // Its gauge is half a kB of it.
  '/outils': { ...LEGAL, elements: 149, html: 13_660, file: 12_000 },
  '/outils/fiche-de-secours': { ...LEGAL, elements: 145, html: 14_720, file: 13_030 },
  ...Object.fromEntries(TOOL_IDS.map((id) => [`/outils/${id}`, TOOL])),
  // A picture at its end, of a leak being found.
  '/outils/fuites': { ...TOOL, requests: 6, image: 14_200 },
  // It opens without a date, so it draws nothing yet.
  '/outils/echeances': { ...TOOL, unusedStyles: 49.9 },
  '/mentions-legales': LEGAL,
  '/politique-confidentialite': { ...LEGAL, elements: 199, html: 14_100, file: 12_410 },
  '/politique-cookies': { ...LEGAL, html: 12_900, file: 11_290 },
  '404': { ...LEGAL, elements: 82, html: 11_680, file: 10_000 },
};

const weight = (today: number): number => today * CEILING;
const count = (today: number): number => Math.max(Math.floor(weight(today)), today + MIN_MORE);

function budgetOf(today: Measure): Budget {
  const room = {
    elements: count(today.elements),
    requests: count(today.requests),
    html: weight(today.html),
    image: weight(today.image),
  };
  const kilobytes = (room.html + room.image + weight(FONT)) / 1000;
  return {
    ...room,
    ecoindex: ecoindex({ elements: room.elements, requests: room.requests, kilobytes }),
    unusedStyles: weight(today.unusedStyles),
    first: { requests: count(today.first.requests), image: weight(today.first.image) },
    file: weight(today.file),
  };
}

/** What each costs today, for EcoIndex. */
export const TODAY: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(MEASURED).map(([path, { elements, requests, html, image }]) => [
    path,
    ecoindex({ elements, requests, kilobytes: (html + image + FONT) / 1000 }),
  ]),
);

/** What each page may cost. */
export const BUDGETS: Readonly<Record<string, Budget>> = Object.fromEntries(
  Object.entries(MEASURED).map(([path, today]) => [path, budgetOf(today)]),
);

/** The same for every page. */
export const EVERYWHERE = {
  font: weight(FONT),
  /** A page that is in no list above: the answers of the form. */
  file: weight(LEGAL.file),
  /** Of the scripts in a page, in letters. */
  inlineScripts: weight(4700),
  /** Of a photograph: its width in files, for the width its place needs. */
  excess: 1.45,
  /** Of a photograph, for each pixel of its place. */
  bytesPerPixel: weight(0.08),
  /** Of a card's picture at 660 px, and of the first screen's for 1440 px. */
  card: weight(14_809),
  hero: weight(27_254),
  /** Of the home page on a phone, 360 px wide: 17,490 with the delivered content, where 17,500 is the aim. */
  phoneLength: 17_500,
  /** The picture of a shared link. */
  shareImage: weight(71_600),
  /** What the first touch of a form or of the simulator brings, React included. */
  island: { requests: count(8), bytes: weight(72_000), elements: count(25) },
  /** What the simulator adds to React. */
  simulator: weight(7700),
  /** The heaviest tool adds 15.0 kB to React: 0.9 to read the units that people type. The aim was 12 kB for each. The
   * hashes in the names of files compress to a few bytes more or less from one machine to the next. */
  tool: 15_100,
  /** All that the server can send, in every encoding. */
  built: weight(4_700_000),
};

/** Says at the end of npm test that a ceiling is near. */
export function warnIfClose(what: string, value: number, ceiling: number): void {
  const notice = (ceiling / CEILING) * NOTICE;
  if (value <= notice) return;
  const share = Math.round((100 * value) / ceiling);
  say(`${what} : ${Math.round(value)}, soit ${share} % du plafond`);
}
