import type { Range } from '#site/domain/rates.ts';

export type Quantities = Readonly<Record<string, Range>>;

interface Equation {
  /** In lower case, without what follows a comma: "puissance moyenne". */
  readonly name: string;
  readonly text: string;
  readonly reckon: (quantities: Quantities) => Range;
}

type Operation = (a: number, b: number) => number;
const OPERATIONS: Readonly<Record<string, Operation>> = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '÷': (a, b) => a / b,
};

const TOKENS =
  /\s*(?:(?<amount>\d+(?:,\d+)?(?: à \d+(?:,\d+)?)?) ?(?<unit>%|ans|g\/kWh)?|(?<sign>[()+−×÷])|(?<name>\p{L}[\p{L} ]*\p{L}))/uy;

function tokenise(text: string): Record<string, string | undefined>[] {
  TOKENS.lastIndex = 0;
  const found: Record<string, string | undefined>[] = [];
  while (TOKENS.lastIndex < text.length) {
    const groups = TOKENS.exec(text)?.groups;
    if (!groups) throw new Error(`not a formula: ${text}`);
    found.push(groups);
  }
  return found;
}

/** "20 à 30 %" is a range: its low end makes the low end of the result. */
function amountOf(amount: string, unit: string | undefined): Range {
  const [low = Number.NaN, high = low] = amount
    .split(' à ')
    .map((end) => Number(end.replace(',', '.')) / (unit === '%' ? 100 : 1));
  return { low, high };
}

/** Reads "(a + 30 % × (b − a)) ÷ b", products before sums. */
function evaluate(text: string, quantities: Quantities): Range {
  const tokens = tokenise(text);
  const chain = (part: () => Range, signs: readonly string[]): Range => {
    let value = part();
    while (signs.includes(tokens[0]?.['sign'] ?? '')) {
      const operation = OPERATIONS[tokens.shift()?.['sign'] ?? ''];
      const other = part();
      if (operation)
        value = { low: operation(value.low, other.low), high: operation(value.high, other.high) };
    }
    return value;
  };
  const atom = (): Range => {
    const { amount, unit, sign, name } = tokens.shift() ?? {};
    if (amount !== undefined) return amountOf(amount, unit);
    if (sign === '(') {
      const inside = sum();
      if (tokens.shift()?.['sign'] !== ')') throw new Error(`a bracket stays open: ${text}`);
      return inside;
    }
    const found =
      name === undefined ? undefined : (quantities[name] ?? quantities[name.toLowerCase()]);
    if (!found) throw new Error(`what is « ${name ?? sign} » in « ${text} »?`);
    return found;
  };
  const product = () => chain(atom, ['×', '÷']);
  const sum = (): Range => chain(product, ['+', '−']);
  const value = sum();
  if (tokens.length > 0) throw new Error(`more than a formula: ${text}`);
  return value;
}

/** Every "Nom = calcul" of these lines: it ends where its sentence does, or pauses. */
export function findEquations(lines: readonly string[]): Equation[] {
  return lines.flatMap((line) => {
    const plain = line.replace(/[\s\u00a0\u202f]+/g, ' ');
    return [...plain.matchAll(/(?:^|[.;] )([^.;=]+) = (.+?)(?=[,;.:](?: |$)| au plus|$)/g)].map(
      ([, name = '', text = '']) => ({
        name: name.replace(/,.*/, '').toLowerCase(),
        text,
        reckon: (quantities: Quantities) => evaluate(text, quantities),
      }),
    );
  });
}
