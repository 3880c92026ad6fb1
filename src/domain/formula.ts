/** A typed formula, "q = 60 × V ÷ t", in the parts that are drawn otherwise than typed. */
export type Formula = readonly FormulaPart[];

export type FormulaPart =
  | string
  | { readonly kind: 'index'; readonly text: string }
  | { readonly kind: 'power'; readonly text: string }
  /** Brackets as tall as the fraction they hold, with the power that was typed on them: "²", "³" or nothing. */
  | { readonly kind: 'bracket'; readonly inside: Formula; readonly power: string }
  | {
      readonly kind: 'fraction';
      readonly above: Formula;
      readonly below: Formula;
      /** As it was typed. */
      readonly said: string;
    };

/** In characters: a longer fraction would not fit on a phone, and stays on its line. */
const MAX_WIDTH = 28;

/** While a formula is read, each bracket is one letter that no text has, and what it held is in this list. */
type Brackets = string[];
const FIRST = 0xe000;
const BRACKET = /[\ue000-\uf8ff]/;
const INNERMOST = /[([][^()[\]]*[)\]]/;

const POWER = '(?:\\^[\\p{L}\\d]+(?:,\\d+)?|[²³])';
/** Products end here: a sum, an equal sign, a pause of the sentence. */
const END = /(\s[+−=<>]\s|\s*[,;:](?=\s)|\.(?=\s|$))/;
/** What is divided by: a bracket, with its function and power, or words. What follows is another matter. */
const DIVISOR = new RegExp(
  `^([^\\s\\ue000-\\uf8ff]*[\\ue000-\\uf8ff]${POWER}?|[^×\\ue000-\\uf8ff]*[^×\\s\\ue000-\\uf8ff])(.*)$`,
  'u',
);
/** A bracket; the figure of "p1" or "CO2"; what follows "^". */
const MARK =
  /([\ue000-\uf8ff])|(?<=(?<![\p{L}\d,])\p{L}{1,2})(\d)(?![\d,])|\^([\p{L}\d]+(?:,\d+)?)/gu;

const heldBy = (letter: string, brackets: Brackets) => brackets[letter.charCodeAt(0) - FIRST] ?? '';

const typed = (text: string, brackets: Brackets): string => {
  const plain = text.replace(BRACKET, (letter) => heldBy(letter, brackets));
  return plain === text ? text : typed(plain, brackets);
};

const hasFraction = (formula: Formula) =>
  formula.some((part) => typeof part === 'object' && /fraction|bracket/.test(part.kind));

const widthOf = (formula: Formula): number =>
  formula.reduce((width, part) => {
    if (typeof part === 'string') return width + part.length;
    if (part.kind === 'bracket') return width + 2 + widthOf(part.inside);
    if (part.kind !== 'fraction') return width + 1;
    return width + Math.max(widthOf(part.above), widthOf(part.below));
  }, 0);

/** A fraction alone needs no brackets, unless a function or a power does. */
function readBracket(held: string, isBound: boolean, power: string, brackets: Brackets): Formula {
  const inside = readSum(held.slice(1, -1), brackets);
  if (!hasFraction(inside)) return [held.charAt(0), ...inside, held.slice(-1) + power];
  return inside.length === 1 && !isBound ? inside : [{ kind: 'bracket', inside, power }];
}

function readWords(text: string, brackets: Brackets): Formula {
  const parts: FormulaPart[] = [];
  let from = 0;
  for (const { 0: whole, 1: letter, 2: index, 3: power, index: at } of text.matchAll(MARK)) {
    const [before, after] = [text.slice(from, at), text.slice(at + whole.length)];
    parts.push(before);
    from = at + whole.length;
    const isBound = /[\p{L}√]$/u.test(before) || new RegExp(`^${POWER}`, 'u').test(after);
    if (letter) {
      const [small = ''] = /^[²³]/.exec(after) ?? [];
      from += small.length;
      parts.push(...readBracket(heldBy(letter, brackets), isBound, small, brackets));
    }
    if (index) parts.push({ kind: 'index', text: index });
    if (power) parts.push({ kind: 'power', text: power });
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** Of a part of a fraction: its bar stands for the brackets. */
const readSide = (text: string, brackets: Brackets): Formula =>
  text.length === 1 && BRACKET.test(text)
    ? readSum(heldBy(text, brackets).slice(1, -1), brackets)
    : readWords(text, brackets);

function readProduct(text: string, brackets: Brackets): Formula {
  const [, space = '', product = ''] = /^(\s*)(.*)$/s.exec(text) ?? [];
  const [first = '', ...divisors] = product.split(/\s÷\s/);
  let said = first;
  let read = readSide(first, brackets);
  for (const divisor of divisors) {
    const [, by = '', rest = ''] = DIVISOR.exec(divisor) ?? [];
    const below = readSide(by, brackets);
    said += ` ÷ ${by}`;
    const isFit =
      read.length > 0 && by !== '' && Math.max(widthOf(read), widthOf(below)) <= MAX_WIDTH;
    if (!isFit) return readWords(text, brackets);
    const fraction = { kind: 'fraction', above: read, below, said: typed(said, brackets) } as const;
    read = [fraction, ...readWords(rest, brackets)];
    said += rest;
  }
  if (divisors.length === 0) return readWords(text, brackets);
  return space === '' ? read : [space, ...read];
}

function joined(formula: Formula): Formula {
  const parts: FormulaPart[] = [];
  for (const part of formula) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  return parts;
}

const readSum = (text: string, brackets: Brackets): Formula =>
  joined(
    text
      .split(END)
      .flatMap((part, place) => (place % 2 === 0 ? readProduct(part, brackets) : [part]))
      .filter((part) => part !== ''),
  );

/** Divisions that fit become fractions; all else stays as it was typed. */
export function parseFormula(text: string): Formula {
  const brackets: Brackets = [];
  let flat = text;
  for (let found = INNERMOST.exec(flat); found; found = INNERMOST.exec(flat)) {
    flat = flat.replace(found[0], String.fromCharCode(FIRST + brackets.push(found[0]) - 1));
  }
  // One that never closes: no formula that we can read.
  return /[()[\]]/.test(flat) ? [text] : readSum(flat, brackets);
}
