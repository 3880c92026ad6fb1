/** What else people type for a unit, as `plain` writes it. */
const SPELLINGS: Readonly<Record<string, string>> = {
  '%': 'pourcent',
  '€': '€ht €/an',
  '€/kwh': '€ €ht €/kwhht',
  '€/nm3': '€ €ht €/m3',
  '°c': '° c degré',
  k: '°c ° c degré',
  an: 'année annee',
  bar: 'barg',
  'c€/kwh': 'c€ ct centime centime/kwh',
  cfm: 'pcm ft3/min',
  'k€': 'keur k€ht',
  h: 'heure h/an heure/an',
  'h/jour': 'h heure h/j heure/jour',
  kpaa: 'kpa',
  kw: 'kilowatt',
  'kw/m3/min': 'kw',
  l: 'litre',
  'l/minanr': 'l/min anr',
  m: 'mètre metre',
  'm3/min': 'm3/mn',
  mbara: 'mbar mbarab',
  min: 'mn minute',
  mm: 'millimètre millimetre',
  psi: 'psig',
  s: 'seconde sec',
};

/** Without its spaces and brackets, in small letters and the singular: "Nm³ / h" and "nm3/h" are one. */
const plain = (unit: string): string =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s().·]/g, '')
    .replace('par', '/')
    .replace(/^eur(os?)?/, '€')
    .replace(/([a-zé]{2})s(?=\/|$)/g, '$1');

export const isUnit = (typed: string, unit: string): boolean => {
  const name = plain(unit);
  return [name, ...(SPELLINGS[name] ?? name).split(' ')].includes(plain(typed));
};

/** "7 bar" in two: the number, and what follows it. */
export function splitUnit(text: string): [number: string, unit: string] {
  const start = text.search(/[^-\s\d.,\u2212]/);
  return start < 0 ? [text, ''] : [text.slice(0, start), text.slice(start).trim()];
}

/** A number, then a unit that its field does not have; "1e3" and "12 px 5" are neither. */
export function hasOtherUnit(text: string, unit: string): boolean {
  const [number, typed] = splitUnit(text);
  const isWord = typed !== '' && !/\d/.test(plain(typed).replaceAll('m3', ''));
  return /\d/.test(number) && isWord && !isUnit(typed, unit);
}
