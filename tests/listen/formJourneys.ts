import {
  type Journey,
  open,
  press,
  pressAndHear,
  pressInFieldAndHear,
  pressUntil,
  type Step,
  type,
} from './journey.ts';
import { READ_ALL } from './reader.ts';

const ERRORS = /À corriger/;
/** Orca's key to the next choice. Not by an address with #devis: where Orca then stands depends on the machine's speed. */
const TO_FORM: readonly Step[] = [open('/contact'), ...press('r')];
/** The one on which the site is broken on purpose: mutants.ts. */
export const FORM: Journey = {
  name: 'formulaire-vide',
  steps: [
    ...TO_FORM,
    pressUntil('Tab', /Envoyer la demande/),
    pressAndHear('Return', ERRORS),
    ...press('Tab', 'Return'),
  ],
};

export const WRONG_FORM: readonly Step[] = [
  ...TO_FORM,
  pressUntil('Tab', /^ *Nom/),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('12'),
  pressInFieldAndHear('Return', ERRORS),
  ...press('Tab', 'Return'),
];

export const SENT_FORM: readonly Step[] = [
  ...TO_FORM,
  ...press('Down', 'space', 'Tab'),
  type('Martin'),
  pressUntil('Tab', /Téléphone/),
  type('0639981234'),
  pressUntil('Tab', /Envoyer la demande/),
  pressAndHear('Return', /^Chargement de .* terminé/),
  ...press(READ_ALL),
];
