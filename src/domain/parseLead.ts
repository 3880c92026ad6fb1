import {
  FIELD_NAMES,
  forEachField,
  type Lead,
  type LeadErrors,
  type LeadField,
  type LeadValues,
  REQUEST_TYPES,
  type RequestType,
  rulesOf,
  WAYS_BACK,
} from './lead.ts';
import { isPhone } from './typedPhone.ts';

export type ParsedLead =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly errors: LeadErrors };

/** Invisible characters in a copied number or address (U+200B, U+202A…): the visitor could not find them. */
const UNSEEN = /\p{Cf}/gu;

function tidy(field: LeadField, text: string): string {
  const { input } = rulesOf(field);
  const isAddress = input === 'email' || input === 'tel';
  const seen = isAddress ? text.replace(UNSEEN, '') : text;
  return seen.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

const isRequestType = (text: string): text is RequestType =>
  REQUEST_TYPES.some((type) => type === text);

// Linear: no part can match what the next one matches. Mail programs decode "=?…?=": it could show another address.
const EMAIL = /^(?!.*=\?)[^\s@,;:<>"()[\]\\]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** Control characters except line feed and tab, and lone surrogates: nobody types these. */
const UNPRINTABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Each says how to correct the field, with the no-break spaces of French typography. */
const MESSAGES = {
  neither: 'Donnez un téléphone ou un e-mail\u00a0: un seul suffit.',
  tel: 'Vérifiez le nombre de chiffres\u00a0: par exemple 06\u00a039\u00a098\u00a012\u00a034 ou +33\u00a06\u00a039\u00a098\u00a012\u00a034.',
  email: 'Vérifiez l’adresse e-mail\u00a0: par exemple nom@societe.fr.',
  requestType: 'Choisissez le type de votre demande.',
  unprintable: 'Retirez les caractères invisibles, puis envoyez à nouveau.',
  line: 'Écrivez sur une seule ligne.',
  tooLong: (max: number, given: number) =>
    `Raccourcissez à ${max}\u00a0caractères\u00a0: il y en a ${given}.`,
};

function faultOf(field: LeadField, text: string): string | undefined {
  const { max, input, missing } = rulesOf(field);
  if (text === '') return missing;
  if (UNPRINTABLE.test(text)) return MESSAGES.unprintable;
  if (text.length > max) return MESSAGES.tooLong(max, text.length);
  if (input !== 'lines' && /[\n\t]/.test(text)) return MESSAGES.line;
  if (input === 'email' && !EMAIL.test(text)) return MESSAGES.email;
  if (input === 'tel' && !isPhone(text)) return MESSAGES.tel;
  return undefined;
}

/** One rule for browser and server: a name, and one way to answer. */
export function parseLead(values: LeadValues): ParsedLead {
  const tidied = forEachField(FIELD_NAMES, (field) => tidy(field, values[field]));
  const errors: LeadErrors = {};
  for (const field of FIELD_NAMES) {
    const fault = faultOf(field, tidied[field]);
    if (fault !== undefined) errors[field] = fault;
  }
  const [firstWay] = WAYS_BACK;
  if (firstWay && WAYS_BACK.every((field) => tidied[field] === ''))
    errors[firstWay] = MESSAGES.neither;
  const { requestType } = tidied;
  if (!isRequestType(requestType)) {
    return { ok: false, errors: { ...errors, requestType: MESSAGES.requestType } };
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, lead: { ...tidied, requestType } };
}
