import { FIELDS, type FieldRules } from './leadFields.ts';

export type LeadField = keyof typeof FIELDS;

type FieldWith<Input> = {
  [Field in LeadField]: (typeof FIELDS)[Field]['input'] extends Input ? Field : never;
}[LeadField];

/** Typed by the visitor, so that the form has a label for it. */
export type TypedField = Exclude<LeadField, FieldWith<'choice' | 'carried'>>;

const isField = (name: string): name is LeadField => Object.hasOwn(FIELDS, name);

/** In the order of the form. */
export const FIELD_NAMES: readonly LeadField[] = Object.keys(FIELDS).filter(isField);

/** What is known of a field, whichever it is. */
export const rulesOf = (field: LeadField): FieldRules => FIELDS[field];

const isTyped = (field: LeadField): field is TypedField =>
  !['choice', 'carried'].includes(rulesOf(field).input);

export const TYPED_FIELDS: readonly TypedField[] = FIELD_NAMES.filter(isTyped);

export const WAYS_BACK = FIELD_NAMES.filter((field) => rulesOf(field).isWayBack);

/** The same for each of these fields, by its name. */
export const forEachField = <Field extends LeadField, T>(
  fields: readonly Field[],
  make: (field: Field) => T,
): Readonly<Record<Field, T>> =>
  // The entries are those of `fields`: the compiler knows entries by `string` only.
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, T>;

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

/** What was typed, field by field, to be shown again. */
export type LeadValues = Readonly<Record<LeadField, string>>;

/** What a visitor sends, as typed (NFC, LF, trimmed). Empty means not given. */
export interface Lead extends LeadValues {
  readonly requestType: RequestType;
}

/** The trap: people and autofill leave it empty, robots fill it in. */
export const TRAP = 'site_web';

/** For how long the page was looked at, in milliseconds: behaviors/contactForm.ts fills it in. */
export const ELAPSED = 'duree';

/** Why the server stored nothing, when the fields are valid. */
export const NOTICES = ['busy', 'unavailable', 'refused', 'tooLarge', 'unreadable'] as const;
export type Notice = (typeof NOTICES)[number];

export type LeadErrors = Partial<Record<LeadField, string>>;

/** The summary of errors follows the form. */
export const errorsInOrder = (errors: LeadErrors): (readonly [LeadField, string])[] =>
  FIELD_NAMES.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [[field, message] as const];
  });

/** The form as it opens. */
export const EMPTY_VALUES: Lead = {
  ...forEachField(FIELD_NAMES, () => ''),
  requestType: 'diagnostic',
};

/** Fields by their French names, as a form or a JSON body has them; the rest is ignored. */
export const readValues = (get: (name: string) => string | undefined): LeadValues =>
  forEachField(FIELD_NAMES, (field) => get(rulesOf(field).name) ?? EMPTY_VALUES[field]);
