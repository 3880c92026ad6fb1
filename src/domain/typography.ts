// Written as code points: three kinds of invisible space look alike in a source file.
const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';
const WORD_JOINER = '\u2060';

/** Units that stay with their number. Words such as "ans" count as units here. */
const UNIT =
  '%|€|°C|dB|kg|kWh|MWh|GWh|kW|bar|mbar|m³|Nm³|mg|mm|µm|l\\/s|Hz|V|t|g|h|j\\/7|ms|ans?|mois|jours?|semaines?';

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})'(?=[\p{L}\p{N}«{])/gu, '’'],
  [/\.\.\./g, '…'],
  [/(?<=[\p{L}\p{N}»)\]%…])\s*([;!?]+)(?=\s|$|[)\]»])/gu, `${NARROW_NO_BREAK}$1`],
  [/(?<=[\p{L}\p{N}»)\]%])\s*:(?=\s|$)/gu, `${NO_BREAK}:`],
  [/«\s*/g, `«${NO_BREAK}`],
  [/\s*»/g, `${NO_BREAK}»`],
  // Not narrow: see frenchDigits.ts.
  [/(?<=\d) (?=\d{3}(?!\d))/g, NO_BREAK],
  [new RegExp(`(?<=\\d) (?=(?:${UNIT})(?![\\p{L}\\p{N}]))`, 'gu'), NO_BREAK],
  [/(?<=\d) à (?=\d)/g, `${NO_BREAK}à${NO_BREAK}`],
  [/(?<=(?:^|[.!?] )À) (?=[\d\p{L}])/gu, NO_BREAK],
  [/(?<=\bn°) /gi, NO_BREAK],
  [/(?<=\b(?:ISO|TSA|RCS|SIREN)) (?=\d)/g, NO_BREAK],
  [
    /(?<=\b\d{1,2}) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)/g,
    NO_BREAK,
  ],
];

const PHONE = /\b0\d(?: \d\d){4}\b/g;

/** French typography for one piece of text: spaces that must not break, apostrophes, ellipses. */
export function typeset(text: string): string {
  const phonesHeld = text.replace(PHONE, (phone) => phone.replaceAll(' ', NO_BREAK));
  return RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    phonesHeld,
  );
}

/** Running text only: keeps "e-mail", "week-end" and "8573-1" on one line. Labels and claims stay searchable as typed. */
export function joinHyphens(text: string): string {
  return text.replace(
    /(?<=\b[Ee]-)(?=mail)|(?<=[Ww]eek-)(?=end)|(?<=\p{L}-)(?=(?:t-)?(?:je|tu|ils?|elles?|on|ce|nous|vous|en|le|la|les)\b)|(?<=8573-)(?=1)|(?<=[Aa]u-)(?=delà)/gu,
    WORD_JOINER,
  );
}

const TITLE_RULES: readonly (readonly [RegExp, string])[] = [
  // A sentence of two words stays whole.
  [/(?<=(?:^|[.!?]) ?)(\p{L}[\p{L}’-]*) (?=\p{L}[\p{L}’]*[.!?](?:\s|$))/gu, `$1${NO_BREAK}`],
  // After a pause, a short word goes to the next line.
  [/(?<=[.,:;!?] )(\p{L}{1,3}) (?=\p{L})/gu, `$1${NO_BREAK}`],
  // So does one that says nothing without the next.
  [/(?<=\p{L} )(de|ce|(?:d’)?une?) (?=\p{L})/gu, `$1${NO_BREAK}`],
];

/** Titles break where the sense does. */
export function bindTitle(text: string): string {
  return TITLE_RULES.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}
