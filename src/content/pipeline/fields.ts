import { z } from 'zod';
import { parseLinks } from '#site/domain/linkedText.ts';
import { bindTitle, joinHyphens, typeset } from '#site/domain/typography.ts';
import { advise } from './advice.ts';
import { fillVariables, type Variables } from './fillVariables.ts';

const NOT_TEXT = 'un texte est attendu : mettez-le entre guillemets';

/** Names, codes, references: shown or compared exactly as typed. */
export const literal = z.string(NOT_TEXT).trim().min(1, 'texte vide');

function filled<T>(variables: Variables, finish: (text: string) => T) {
  return literal.transform((raw, context): T => {
    const { text, unknown } = fillVariables(raw, variables);
    for (const message of unknown) context.addIssue({ code: 'custom', message, input: raw });
    // A text that opens on a variable still opens on a capital: "{nombre.lettres} départements".
    const opened = raw.startsWith('{') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    return finish(opened);
  });
}

/** Running text: figures filled in, French typography. */
export const textWith = (variables: Variables) =>
  filled(variables, (text) => joinHyphens(typeset(text))).meta({ multiline: true });

/** Titles on the page: as running text, broken where the sense is. */
export const titleWith = (variables: Variables) =>
  filled(variables, (text) => bindTitle(joinHyphens(typeset(text))));

/** Buttons, titles of the browser tab, alternative texts: as running text, but searchable. */
export const labelWith = (variables: Variables) => filled(variables, typeset);

/**
 * The name of a person, company or thing. Shown everywhere, so it gets French typography, with quotes that the font
 * has.
 */
export const properName = literal.transform((name) => typeset(name.replace(/"([^"]*)"/g, '“$1”')));

/** A list whose page is designed for `count` entries. At least one is required; another number only gives a warning. */
export const listOf = <Item extends z.ZodType>(item: Item, count: number, nouns: string) =>
  advise(z.array(item).min(1, `une entrée au moins est attendue (${nouns})`), ({ length }) =>
    length === count
      ? undefined
      : `${length} ${nouns} : la page est dessinée pour ${count}. ${
          length > count ? `Retirez-en ${length - count}` : `Ajoutez-en ${count - length}`
        } si elle vous paraît déséquilibrée`,
  );

export const email = z
  .email('adresse e-mail incorrecte : par exemple contact@entreprise.fr')
  .describe('E-mail');

export const webAddress = z
  .url({ protocol: /^https$/, error: 'adresse web incorrecte : elle commence par https://' })
  .describe('Adresse web');

/** A place on this site: a path, an anchor, or both, and possibly a query. */
export const internalHref = z
  .string()
  .regex(
    /^(\/[a-z0-9/-]*(\?[a-z]+=[a-z]+)?)?(#[a-z0-9-]+)?$/,
    'lien interne incorrect : /page, #ancre ou /page#ancre',
  )
  .min(1, 'lien vide')
  .describe('Adresse sur ce site')
  .meta({ hint: "/page, #ancre ou /page#ancre : l'adresse affichée par le navigateur." });

/** Running text with links to places on this site: `[texte](/page#ancre)`. */
export const linkedTextWith = (variables: Variables) =>
  filled(variables, (text) => parseLinks(joinHyphens(typeset(text))))
    .superRefine((parts, context) => {
      for (const part of parts) {
        if (typeof part === 'string') continue;
        const [issue] = internalHref.safeParse(part.href).error?.issues ?? [];
        if (issue === undefined) continue;
        context.addIssue({ code: 'custom', message: `${issue.message} (« ${part.text} »)` });
      }
    })
    .meta({ multiline: true, hint: 'Un lien s’écrit [texte](/page#ancre).' });

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'identifiant incorrect : minuscules, chiffres et tirets')
  .describe('Identifiant');

const PHONE_FORMAT = 'numéro incorrect : dix chiffres par paires, « 01 99 00 24 48 »';

export const phone = z
  .string(PHONE_FORMAT)
  .regex(/^0[1-9]( \d\d){4}$/, PHONE_FORMAT)
  .describe('Téléphone')
  .meta({ hint: 'Dix chiffres par paires : 01 99 00 24 48.' });
