import { open, press, pressUntil, retype, type Step } from './journey.ts';
import { READ_ALL } from './reader.ts';

/** Orca went round, and stands on the first one again. */
export const NO_MORE_HEADINGS = /Poursuivre d’en haut/;
/** In the footer. */
export const FOOTER = /^ *Accueil lien/;

/** A name and its figure, or two sentences. Orca makes plain spaces of ours. */
const RECKONED = /(?:\s:|\.) .*\.$/;
/**
 * A tool as it opens, then with another first value; what stands under it is the same in each. One figure: between two,
 * a slow machine may rest long enough for a result to be said.
 */
const tryTool = (path: string, value: string, until = /Imprimer/): readonly Step[] => [
  open(path),
  pressUntil('h', NO_MORE_HEADINGS),
  pressUntil('Tab', /zone de saisie/),
  ...retype(value, RECKONED),
  pressUntil('Tab', until),
];

export const TOOLS = {
  'outil-fuites': [
    ...tryTool('/outils/fuites', '5', FOOTER),
    open('/outils/fuites'),
    ...press(READ_ALL),
  ],
  'outil-azote': tryTool('/outils/azote', '5'),
  'outil-compresseur': tryTool('/outils/compresseur', '9'),
  'outil-conversions': tryTool('/outils/conversions', '5'),
  'outil-cuve': tryTool('/outils/cuve', '8'),
  'outil-eau': tryTool('/outils/eau', '5'),
  // Days left are counted from today: the address says which day that is.
  'outil-echeances': tryTool('/outils/echeances?commissionedOn=2020-01-31&today=2026-11-16', '8'),
  'outil-tuyauterie': tryTool('/outils/tuyauterie', '5'),
  'outil-vide': tryTool('/outils/vide', '9'),
};
