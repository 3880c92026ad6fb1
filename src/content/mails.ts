import { z } from 'zod';
import type { LeadField, RequestType, TypedField } from '#site/domain/lead.ts';
import { company } from './company.ts';
import { contactPage } from './contactPage.ts';
import { labelWith } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, variables } from './text.ts';

/** Known when a request arrives, not when the site is built: left in braces for server/mail/composeMail.ts. */
const PER_REQUEST = ['reference', 'demande', 'nombre', 'date'] as const;

// Labels: mail programs show the invisible joiners of running text as boxes.
const line = labelWith(
  new Map([
    ...variables,
    ...PER_REQUEST.map(
      (name) =>
        [
          name,
          (form: string | undefined) => (form === undefined ? `{${name}}` : undefined),
        ] as const,
    ),
  ]),
);
const text = line.meta({ multiline: true });

/** Those that the form has no label for. */
const labels = z
  .strictObject({
    requestType: label.describe('Demande'),
    estimate: label.describe('Estimation'),
    receivedAt: label.describe('Date de réception'),
  } satisfies Record<Exclude<LeadField, TypedField> | 'receivedAt', z.ZodType>)
  .describe('Noms des champs qui ne se tapent pas');

const owner = z
  .strictObject({
    subject: line.describe('Objet').meta({ hint: '{reference} et {demande} sont remplacés.' }),
    title: line.describe('Titre'),
    withEmail: text.describe('Si la personne a donné un e-mail'),
    withoutEmail: text.describe("Si elle n'en a pas donné"),
  })
  .describe('E-mail qui nous apporte une demande');

const links = z
  .strictObject({
    done: line.describe('Lien « demande traitée »'),
    later: line.describe('Lien « rappeler demain »'),
    release: line.describe('Lien qui reprend une demande retenue'),
    discard: line.describe('Lien qui efface une demande retenue'),
  })
  .describe('Liens de suivi');

const recall = z
  .strictObject({
    subject: line.describe('Objet'),
    title: line.describe('Titre'),
    text: text.describe('Texte'),
  })
  .describe('Rappel d’une demande sans réponse');

const digest = z
  .strictObject({
    subject: line.describe('Objet'),
    title: line.describe('Titre'),
    received: line.describe('Titre des demandes reçues'),
    unanswered: text
      .describe('Demandes sans réponse')
      .meta({ hint: '{nombre} et {date} sont remplacés.' }),
    failedMails: text.describe('E-mails en échec').meta({ hint: '{nombre} est remplacé.' }),
    held: line.describe('Titre des demandes retenues'),
    heldText: text.describe('Ce que sont les demandes retenues'),
    heldMore: text
      .describe('S’il y en a trop pour un e-mail')
      .meta({ hint: '{nombre} est remplacé.' }),
    why: line.describe('Mot devant la raison'),
    reasons: z
      .strictObject({
        honeypot: line.describe('Champ invisible rempli'),
        'too-fast': line.describe('Envoyée trop vite'),
        crowd: line.describe('Trop de demandes à la fois'),
      })
      .describe('Raisons'),
  })
  .describe('Résumé de la semaine');

const alerts = z
  .strictObject({
    over: line.describe('Quand c’est fini'),
    causes: z
      .strictObject({
        'store-closed': text.describe('Base fermée'),
        'mail-failed': text.describe('E-mail en échec'),
        'mail-late': text.describe('E-mail en retard'),
        'purge-refused': text.describe('Purge refusée'),
        'disk-full': text.describe('Disque presque plein'),
        certificate: text.describe('Certificat qui expire'),
        'backup-missing': text.describe('Sauvegarde absente'),
      })
      .describe('Causes'),
  })
  .describe('Alertes');

const visitor = z
  .strictObject({
    subject: line.describe('Objet'),
    title: line.describe('Titre'),
    greeting: line.describe('Salutation'),
    reference: text.describe('Phrase avec la référence'),
    next: text.describe('Ce qui suit'),
    breakdown: text.describe('Phrase pour une machine arrêtée'),
    privacy: text.describe('Phrase sur les données'),
    notYou: text.describe("Si ce n'était pas la personne"),
  })
  .describe('Accusé de réception');

const mailsSchema = z
  .strictObject({
    labels,
    signature: line.describe('Signature'),
    legal: text.describe('Ligne légale').meta({
      hint: 'Due sur tout courrier d’une société : forme, capital, siège, SIREN, RCS et sa ville.',
    }),
    owner,
    links,
    recall,
    digest,
    alerts,
    visitor,
  })
  .describe('E-mails');

export interface MailWords extends z.output<typeof mailsSchema> {
  readonly labels: Readonly<Record<LeadField | 'receivedAt', string>>;
  readonly requestTypes: Readonly<Record<RequestType, string>>;
  /** Where a reader finds the rest about their data. */
  readonly privacyLink: { readonly label: string; readonly href: string };
}

const words = loadYaml('mails.yaml', mailsSchema);
const { labels: typed, types, privacyLink } = contactPage.form;

/** What is typed, what is asked for, and what leads to the privacy policy have the words of the form. */
export const mails: MailWords = {
  ...words,
  labels: { ...typed, ...words.labels },
  requestTypes: types,
  privacyLink: { ...privacyLink, href: new URL(privacyLink.href, company.site).href },
};
