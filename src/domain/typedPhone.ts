/** People write around a number: "Tél : 06…", "06… poste 12", "06… (Paul, atelier)". Linear enough for 40 characters. */
const NUMBER = /^[\p{L}\s.:]*(\+?[\d\s().\-/]+)(?:[\p{L},(].*)?$/u;

/** Two numbers, "06… / 02…": the first is called first. */
const FIRST_OF_TWO = /^(0\d{9})0\d{9}$/;

/** What is to be dialled in a text, "+33639981234" or "0639981234", or nothing: "appelez-moi". */
export function numberIn(text: string): string {
  const [, number = ''] = NUMBER.exec(text) ?? [];
  return number
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+330/, '+33') // the zero of calls within France
    .replace(FIRST_OF_TWO, '$1');
}

/** French numbers must have ten digits. Foreign numbers are not checked: their rules differ. */
export function isPhone(text: string): boolean {
  const number = numberIn(text);
  if (number.startsWith('+33')) return /^\+33[1-9]\d{8}$/.test(number);
  if (number.startsWith('0')) return number.length === 10;
  return /^\+?\d{8,17}$/.test(number);
}
