const SOFT_HYPHEN = '\u00ad';
const LONG_WORD = /\p{L}{8,}/gu;
/** The start of a French syllable: before a consonant and its vowel, or before two that are said as one (tr, ch, gn…). */
const START =
  /(?<=\p{L}{2})(?<![bcdfgptv](?=[lr])|[cpt](?=h)|g(?=n))(?=(?:[bcdfgptv][lr]|[cpt]h|gn|[b-df-hj-np-tv-z])[aeiouyà-ü]\p{L})/giu;

/** Lets long French words break between syllables, in a column that is narrower than they are. */
export const syllables = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(START, SOFT_HYPHEN));
