import type { Line } from './transcript.ts';

const NEEDS_A_NAME =
  /(bouton|case|champ|choix|curseur|fenêtre|groupe|image|lien|liste déroulante|navigation|région|tableau|titre)$/;
/** "Nous nous" is French; a department and its town may share a name: "75 Paris Paris". */
const SAID_TWICE = /(?<![\p{L}-])(?!nous|vous)(\p{L}{2,})\s\1(?![\p{L}-])/iu;
/** After a link, the end of its sentence; after a field, its unit. */
const MAY_STAND_ALONE = /^[.,;:)»%]+$/u;

/** A drawing of numbers, told one after the other: a photograph needs less. */
const LISTS_VALUES = /(\d.*\s;\s){2}/u;

function faultsOfLine({ role, words }: Line): string[] {
  const faults = [];
  if (NEEDS_A_NAME.test(role) && words === '') faults.push('has no name');
  if (SAID_TWICE.test(words) && !/^\d\d /.test(words)) faults.push('says a word twice');
  if (words !== '' && !/[\p{L}\p{N}]/u.test(words) && !MAY_STAND_ALONE.test(words))
    faults.push('is a sign without words');
  if (/undefined|null|\[object|NaN|\{|\}/.test(words)) faults.push('shows a fault of the build');
  if (role.endsWith('image') && /^(image|photo|icône|picto)|\.(svg|webp|avif|jpg|png)/i.test(words))
    faults.push('says that it is a picture, or names a file');
  if (role.endsWith('image') && words.length > (LISTS_VALUES.test(words) ? 250 : 150))
    faults.push('is too long for a picture');
  if (role.endsWith('lien') && /^(ici|cliquez ici|lire la suite|en savoir plus)$/i.test(words))
    faults.push('does not say where it leads');
  return faults.map((fault) => `${role} « ${words} » ${fault}`);
}

/** A picture, link or title that repeats the line just before it. */
function echoes(lines: readonly Line[]): string[] {
  const telling = lines.filter(({ role }) => !/^(texte|groupe|en-tête de|cellule)/.test(role));
  return telling
    .filter(({ role, words }, index) => {
      const before = telling[index - 1];
      return words !== '' && before?.words === words && before.role === role;
    })
    .map(({ role, words }) => `${role} « ${words} » is said twice in a row`);
}

/** What would make no sense to somebody who only hears the page. */
export const nonsense = (lines: readonly Line[]): string[] => [
  ...lines.flatMap(faultsOfLine),
  ...echoes(lines),
];
