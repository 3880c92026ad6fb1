import { type Journey, open, press, pressAndHear, pressUntil, type Step, type } from './journey.ts';
import { READ_ALL } from './reader.ts';

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

export const WRONG_FORM: readonly Step[] = [
  open('/contact#devis'),
  pressUntil('Tab', /^ *Nom/),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('12'),
  pressAndHear('Return', ERRORS),
  ...press('Tab', 'Return'),
];

export const SENT_FORM: readonly Step[] = [
  open('/contact#devis'),
  pressUntil('Tab', /Diagnostic gratuit/),
  ...press('Down', 'space', 'Tab'),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('0639981234'),
  pressUntil('Tab', /Envoyer la demande/),
  pressAndHear('Return', /^Chargement de .* terminé/),
  ...press(READ_ALL),
];
