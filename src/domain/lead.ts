export const REQUEST_TYPES = [
  'diagnostic',
  'devis',
  'maintenance',
  'location',
  'formation',
  'cee',
  'autre',
] as const;
export type RequestType = (typeof REQUEST_TYPES)[number];

/** What a visitor sends, as typed (NFC, LF, trimmed). Empty means not given. */
export interface Lead {
  readonly lastName: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly city: string;
  readonly requestType: RequestType;
  readonly message: string;
  /** A line from the savings simulator. */
  readonly estimate: string;
}

/** The name of a field in the form, and the most it takes, in UTF-16 units as `maxlength` counts. */
export const FIELDS = {
  lastName: { name: 'nom', most: 80 },
  firstName: { name: 'prenom', most: 80 },
  phone: { name: 'telephone', most: 40 },
  email: { name: 'email', most: 254 },
  company: { name: 'societe', most: 120 },
  city: { name: 'ville', most: 80 },
  requestType: { name: 'type', most: 20 },
  message: { name: 'message', most: 4000 },
  estimate: { name: 'estimation', most: 300 },
} as const;

/** Left alone by people and by the browsers that fill in forms; robots fill it. */
export const TRAP = 'site_web';
/** For how long the page was looked at, in milliseconds: behaviors/contactForm.ts fills it in. */
export const ELAPSED = 'duree';

/** Why the server kept nothing, when no field is to blame. */
export const NOTICES = ['busy', 'unavailable', 'refused', 'tooLarge', 'unreadable'] as const;
export type Notice = (typeof NOTICES)[number];

export type LeadField = keyof typeof FIELDS;
export type LeadErrors = Partial<Record<LeadField, string>>;
/** What was typed, field by field, to be shown again. */
export type LeadValues = Readonly<Record<LeadField, string>>;

/** In the order of the form. */
export const FIELD_NAMES: readonly LeadField[] = [
  'requestType',
  'lastName',
  'firstName',
  'phone',
  'email',
  'company',
  'city',
  'message',
  'estimate',
];

/** The summary of errors follows the form. */
export const errorsInOrder = (errors: LeadErrors): (readonly [LeadField, string])[] =>
  FIELD_NAMES.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [[field, message] as const];
  });

export const EMPTY_VALUES: LeadValues = {
  lastName: '',
  firstName: '',
  phone: '',
  email: '',
  company: '',
  city: '',
  requestType: 'diagnostic',
  message: '',
  estimate: '',
};

/** Fields by their French names, as a form or a JSON body has them; the rest is ignored. */
export function readValues(get: (name: string) => string | undefined): LeadValues {
  const read = (field: LeadField) => get(FIELDS[field].name) ?? EMPTY_VALUES[field];
  return {
    lastName: read('lastName'),
    firstName: read('firstName'),
    phone: read('phone'),
    email: read('email'),
    company: read('company'),
    city: read('city'),
    requestType: read('requestType'),
    message: read('message'),
    estimate: read('estimate'),
  };
}
