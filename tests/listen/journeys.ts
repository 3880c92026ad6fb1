// What is listened to, on the tests' own site. A page more is a line of PAGES; a thing to do, a journey.
import {
  discover,
  type Journey,
  open,
  press,
  pressAndHear,
  pressUntil,
  retype,
  type Step,
  set,
  type,
} from './journey.ts';
import { READ_ALL } from './reader.ts';

const PAGES = {
  accueil: '/',
  solutions: '/solutions',
  contact: '/contact',
  outils: '/outils',
  'outil-fiche-de-secours': '/outils/fiche-de-secours',
  'mentions-legales': '/mentions-legales',
  'politique-confidentialite': '/politique-confidentialite',
  'politique-cookies': '/politique-cookies',
  introuvable: '/page/inconnue',
};

/** Orca went round, and stands on the first one again. */
const NO_MORE_HEADINGS = /Poursuivre d’en haut/;
/** In the footer. */
const FOOTER = /^ *Accueil lien/;
const LAST_STOP = /^ *Noria \(nouvel onglet\)/;

/** By its headings, then from the first one by its links and controls. */
const walkPage = (path: string): readonly Step[] => [
  open(path),
  pressUntil('h', NO_MORE_HEADINGS),
  pressUntil('Tab', FOOTER),
];

/** The same, then as a whole. */
const readPage = (path: string): readonly Step[] => [
  ...walkPage(path),
  open(path),
  ...press(READ_ALL),
];

/** What stands around every page, and how to pass it. */
const frame: readonly Step[] = [
  open('/page/inconnue'),
  pressUntil('Tab', LAST_STOP),
  open('/page/inconnue'),
  ...press('Tab', 'Return', 'Tab'),
];

const landmarks: readonly Step[] = [open('/'), ...press('m', 'm', 'm', 'm')];

const DIALOG = /Personnaliser mes cookies/;
const consent: readonly Step[] = [
  discover('/mentions-legales'),
  pressUntil('Tab', /Personnaliser/),
  pressAndHear('Return', DIALOG),
  ...press('Escape'),
  pressAndHear('Return', DIALOG),
  ...press('Tab', 'space'),
  pressUntil('Tab', /Enregistrer/),
  pressAndHear('Return', /enregistré/),
  ...press('Tab'),
];

const refusal: readonly Step[] = [
  discover('/mentions-legales'),
  pressUntil('Tab', /Refuser/),
  pressAndHear('Return', /enregistré/),
];

const menu: readonly Step[] = [
  open('/contact'),
  // Enlarged, the page has the menu of phones.
  ...set('ctrl+plus', 'ctrl+plus', 'ctrl+plus'),
  pressUntil('Tab', /Menu/),
  ...press('Return', 'Tab', 'Tab', 'Escape', 'Tab'),
  ...set('ctrl+0'),
];

const zone: readonly Step[] = [open('/#zone'), pressUntil('Tab', /Contacter un expert/)];

const FIRST_QUESTION = /Sous quel délai/;
const faq: readonly Step[] = [
  open('/#faq'),
  pressUntil('Tab', FIRST_QUESTION),
  ...press('Return', 'Tab', 'Return', 'Return'),
  open('/#faq'),
  pressUntil('b', FIRST_QUESTION),
  ...press('Return', 'Down', 'Down'),
];

const RESULT = /Économie possible/;
const simulator: readonly Step[] = [
  open('/#contact'),
  pressUntil('Tab', /glissière|curseur/),
  ...['Right', 'Left', 'Home', 'End'].map((key) => pressAndHear(key, RESULT)),
  ...press('shift+Tab'),
  ...['abc', '9999', '75'].flatMap((text) => retype(text, RESULT)),
  pressUntil('Tab', /Préciser/),
  ...press('Return', 'Tab'),
  pressAndHear('Down', RESULT),
  pressUntil('Tab', /Copier/),
  pressAndHear('Return', /copiée?/),
];

const ERRORS = /À corriger/;
/** The one on which the site is broken on purpose: mutants.ts. */
export const FORM: Journey = {
  name: 'formulaire-vide',
  steps: [
    open('/contact#devis'),
    pressUntil('Tab', /Envoyer la demande/),
    pressAndHear('Return', ERRORS),
    ...press('Tab', 'Return'),
  ],
};

const wrongForm: readonly Step[] = [
  open('/contact#devis'),
  pressUntil('Tab', /^ *Nom/),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('12'),
  pressAndHear('Return', ERRORS),
  ...press('Tab', 'Return'),
];

const sentForm: readonly Step[] = [
  open('/contact#devis'),
  pressUntil('Tab', /Diagnostic gratuit/),
  ...press('Down', 'space', 'Tab'),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('0639981234'),
  pressUntil('Tab', /Envoyer la demande/),
  pressAndHear('Return', /référence/i),
  ...press(READ_ALL),
];

const RECKONED = /\u00a0: .*\.$/;
/** A tool as it opens, then with another first value; what stands under it is the same in each. */
const tryTool = (path: string, value: string, until = /Imprimer/): readonly Step[] => [
  open(path),
  pressUntil('h', NO_MORE_HEADINGS),
  pressUntil('Tab', /zone de saisie/),
  ...retype(value, RECKONED),
  pressUntil('Tab', until),
];

const TOOLS = {
  'outil-fuites': [
    ...tryTool('/outils/fuites', '5', FOOTER),
    open('/outils/fuites'),
    ...press(READ_ALL),
  ],
  'outil-azote': tryTool('/outils/azote', '40'),
  'outil-compresseur': tryTool('/outils/compresseur', '90'),
  'outil-conversions': tryTool('/outils/conversions', '20'),
  'outil-cuve': tryTool('/outils/cuve', '8'),
  'outil-eau': tryTool('/outils/eau', '20'),
  // Days left are counted from today: the address says which day that is.
  'outil-echeances': tryTool('/outils/echeances?commissionedOn=2020-01-31&today=2026-11-16', '10'),
  'outil-tuyauterie': tryTool('/outils/tuyauterie', '20'),
  'outil-vide': tryTool('/outils/vide', '2000'),
};

const THINGS_TO_DO = {
  'points-de-repere': landmarks,
  'en-tete-et-pied': frame,
  'cookies-choisis': consent,
  'cookies-refuses': refusal,
  menu,
  zone,
  questions: faq,
  simulateur: simulator,
  [FORM.name]: FORM.steps,
  'formulaire-faux': wrongForm,
  'formulaire-envoye': sentForm,
};

export const JOURNEYS: readonly Journey[] = [
  ...Object.entries(PAGES).map(([name, path]) => ({ name, steps: readPage(path) })),
  ...Object.entries({ ...TOOLS, ...THINGS_TO_DO }).map(([name, steps]) => ({ name, steps })),
];
