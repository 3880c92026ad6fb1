// What is listened to, on the tests' own site. A page more is a line of PAGES; a thing to do, a journey.

import { FORM, SENT_FORM, WRONG_FORM } from './formJourneys.ts';
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
} from './journey.ts';
import { READ_ALL } from './reader.ts';
import { FOOTER, NO_MORE_HEADINGS, TOOLS } from './toolJourneys.ts';

const PAGES = {
  contact: '/contact',
  outils: '/outils',
  'outil-fiche-de-secours': '/outils/fiche-de-secours',
  'mentions-legales': '/mentions-legales',
  'politique-confidentialite': '/politique-confidentialite',
  'politique-cookies': '/politique-cookies',
  introuvable: '/page/inconnue',
  solutions: '/solutions',
  accueil: '/',
};

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
  ...press('Return', 'Escape'),
  pressAndHear('Return', DIALOG),
  pressUntil('Tab', /Enregistrer/),
  ...press('shift+Tab', 'space'),
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

const zone: readonly Step[] = [
  open('/#zone'),
  pressUntil('Tab', /Contacter un expert/),
  open('/#zone'),
  pressUntil('Tab', /code postal/),
  { type: '27000', hears: /nous y allons/ },
  ...retype('13001', /au-delà/),
];

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
const FAULT = /^Puissance en service/;
const simulator: readonly Step[] = [
  open('/#contact'),
  pressUntil('Tab', /glissière|curseur/),
  ...['Right', 'Left', 'Home', 'End'].map((key) => pressAndHear(key, RESULT)),
  ...press('shift+Tab'),
  ...['abc', '0'].flatMap((text) => retype(text, FAULT)),
  ...retype('8', RESULT),
  pressUntil('Tab', /Préciser/),
  ...press('Return', 'Tab'),
  pressAndHear('Down', RESULT),
  pressUntil('Tab', /Copier/),
  pressAndHear('Return', /copi/i),
];

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
  'formulaire-faux': WRONG_FORM,
  'formulaire-envoye': SENT_FORM,
};

export const JOURNEYS: readonly Journey[] = [
  ...Object.entries({ ...THINGS_TO_DO, ...TOOLS }).map(([name, steps]) => ({ name, steps })),
  ...Object.entries(PAGES).map(([name, path]) => ({ name, steps: readPage(path) })),
];
