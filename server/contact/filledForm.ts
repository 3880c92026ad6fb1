import { EMPTY_VALUES, type LeadValues, REQUEST_TYPES } from '#site/domain/lead.ts';

/** Typed by hand, so any text at all. What is chosen changes the page itself. */
const TYPED = ['lastName', 'firstName', 'phone', 'email', 'company', 'city', 'message'] as const;
const ESTIMATE = 'estimate';
type Typed = (typeof TYPED)[number] | typeof ESTIMATE;

/** Characters that stand for nothing mark a place: neither HTML nor JSON writes them differently. */
const mark = (field: Typed) => `\uE000${field}\uE001`;
const MARKS = /\uE000(\w+)\uE001/;

const REACT: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const ASTRO: Readonly<Record<string, string>> = { ...REACT, "'": '&#39;' };

const escaped = (text: string, by: Readonly<Record<string, string>>) =>
  text.replaceAll(/[&<>"']/g, (character) => by[character] ?? character);

/** How a text is written at a place, seen by what stands before it. */
function writerFor(before: string): (text: string) => string {
  // What an island is given, as JSON in an attribute: no quotation mark stands in it as such.
  if (/ props="[^"]*$/.test(before))
    return (text) => escaped(JSON.stringify(text).slice(1, -1), ASTRO);
  // The first line break of a text area is the writer's, not the text's.
  if (/<textarea[^>]*>$/.test(before))
    return (text) => (text.startsWith('\n') ? '\n' : '') + escaped(text, REACT);
  return (text) => escaped(text, REACT);
}

const isTyped = (name: string | undefined): name is Typed =>
  name === ESTIMATE || TYPED.some((field) => field === name);

/** A choice that the form does not offer is none. */
const chosen = ({ requestType }: LeadValues) =>
  REQUEST_TYPES.find((known) => known === requestType) ?? '';

/** What must be rendered anew when it differs: everything but the typed text. */
export const frameOf = (values: LeadValues) => `${chosen(values)} ${values.estimate !== ''}`;

/** The values of a page that others are made of. */
export function markedValues(values: LeadValues): LeadValues {
  const marked = Object.fromEntries(TYPED.map((field) => [field, mark(field)]));
  return {
    ...EMPTY_VALUES,
    ...marked,
    requestType: chosen(values),
    estimate: values.estimate === '' ? '' : mark(ESTIMATE),
  };
}

/** Writes what was typed into a page rendered with marks, as rendering it anew would: in a hundredth of the time. */
export function createFiller(page: string): (values: LeadValues) => string {
  const pieces = page.split(MARKS);
  let before = '';
  const parts = pieces.map((piece, index) => {
    if (index % 2 === 0) {
      before += piece;
      return () => piece;
    }
    if (!isTyped(piece)) throw new Error(`no field ${piece}`);
    const write = writerFor(before);
    return (values: LeadValues) => write(values[piece]);
  });
  return (values) => parts.map((part) => part(values)).join('');
}
