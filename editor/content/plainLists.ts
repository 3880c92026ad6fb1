/** Lists that the owner edits as lines of text. Each pair of functions converts there and back without loss. */

const lines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export const textsToLines = (texts: readonly unknown[]): string => texts.map(String).join('\n');

export const linesToTexts = (text: string): string[] => lines(text).map((line) => line.trim());

/** As the French write numbers; a point is understood too. */
export const numbersToLines = (numbers: readonly unknown[]): string =>
  numbers.map((number) => String(number).replace('.', ',')).join('\n');

/** What is not a number stays as typed, so that the schema can report it. */
export const linesToNumbers = (text: string): (number | string)[] =>
  lines(text).map((line) => {
    const number = Number(line.replaceAll(/\s/g, '').replace(',', '.').replace('−', '-'));
    return Number.isNaN(number) ? line : number;
  });

export const tableToLines = (rows: readonly unknown[]): string =>
  rows
    .map((row) =>
      (Array.isArray(row) ? row : [row])
        .map((cell) => String(cell).replaceAll('|', String.raw`\|`))
        .join(' | '),
    )
    .join('\n');

export const linesToTable = (text: string): string[][] =>
  lines(text).map((line) =>
    line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
  );
