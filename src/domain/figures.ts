/** What a figure counts. The text is what French prose writes after the number. */
export const UNITS = [
  '%',
  'h',
  'j/7',
  'jours',
  'semaines',
  'mois',
  'ans',
  'ms',
  '€/kWh',
  'g/kWh',
  '',
] as const;
type Unit = (typeof UNITS)[number];

/** A figure of the specification. A single value is a range whose ends meet. */
export interface Figure {
  readonly low: number;
  readonly high: number;
  readonly unit: Unit;
}

/** How a text may ask for a figure: `{name}`, or `{name.court}` and so on. */
export const FIGURE_FORMS = ['court', 'min', 'max', 'lettres'] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

const SINGULAR: Partial<Record<Unit, string>> = { jours: 'jour', semaines: 'semaine', ans: 'an' };

const WORDS = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit'],
  ...['dix-neuf', 'vingt'],
];

const number = new Intl.NumberFormat('fr-FR', { useGrouping: false });

function unitFor({ high, unit }: Figure): string {
  return high < 2 ? (SINGULAR[unit] ?? unit) : unit;
}

/** Prose: "24 à 48 h", "3 ans". */
function prose(figure: Figure): string {
  const { low, high } = figure;
  const amount =
    low === high ? number.format(low) : `${number.format(low)} à ${number.format(high)}`;
  return `${amount} ${unitFor(figure)}`.trim();
}

/** Display, as the specification writes it: "24-48h", "48h", "7j/7". */
function display(figure: Figure): string {
  const { low, high, unit } = figure;
  const amount = low === high ? number.format(low) : `${number.format(low)}-${number.format(high)}`;
  return unit === 'h' || unit === 'j/7' ? amount + unit : `${amount} ${unitFor(figure)}`.trim();
}

/** The number in words, up to twenty; beyond that digits read better. */
function words({ high }: Figure): string {
  return WORDS[high] ?? number.format(high);
}

export function formatFigure(figure: Figure, form?: FigureForm): string {
  switch (form) {
    case 'court':
      return display(figure);
    case 'min':
      return number.format(figure.low);
    case 'max':
      return number.format(figure.high);
    case 'lettres':
      return words(figure);
    case undefined:
      return prose(figure);
  }
}
