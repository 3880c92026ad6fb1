import { z } from 'zod';
import { forEachField, type Notice, type RequestType, TYPED_FIELDS } from '#site/domain/lead.ts';
import { FIELDS } from '#site/domain/leadFields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import {
  action,
  description,
  imageAlt,
  indexedSeo,
  label,
  lead,
  seo,
  text,
  title,
} from './text.ts';

/** What a visitor may ask for, in the form and in the mails. */
const types = z
  .strictObject({
    diagnostic: label.describe('Diagnostic'),
    devis: label.describe('Devis'),
    maintenance: label.describe('Maintenance'),
    location: label.describe('Location'),
    formation: label.describe('Formation'),
    cee: label.describe('CEE'),
    autre: label.describe('Autre'),
  } satisfies Record<RequestType, z.ZodType>)
  .describe('Types de demande');

const labels = z
  .strictObject(
    forEachField(TYPED_FIELDS, (field) => label.describe(`Champ « ${FIELDS[field].name} »`)),
  )
  .describe('Noms des champs');

const notices = z
  .strictObject({
    busy: text.describe('Trop d’envois par la même personne'),
    unavailable: text.describe('Enregistrement en panne'),
    refused: text.describe('Envoi venu d’un autre site'),
    tooLarge: text.describe('Envoi trop long'),
    unreadable: text.describe('Envoi illisible'),
    network: text.describe('Connexion perdue'),
  } satisfies Record<Notice | 'network', z.ZodType>)
  .describe("Messages quand l'envoi échoue");

const form = z
  .strictObject({
    title,
    estimate: z
      .strictObject({ title: label.describe('Titre'), remove: label.describe('Bouton qui retire') })
      .describe('Estimation venue du simulateur'),
    typeLegend: label.describe('Titre des types de demande'),
    types,
    labels,
    optional: label.describe('Mention « facultatif »'),
    oneOfTwo: text.describe('Aide sous téléphone et e-mail'),
    phoneFormat: text.describe('Forme attendue du téléphone'),
    emailFormat: text.describe("Forme attendue de l'e-mail"),
    messageHint: text.describe('Aide sous le message'),
    trapLabel: label
      .describe('Champ piège')
      .meta({ hint: 'Caché aux visiteurs, il arrête les robots.' }),
    privacy: text.describe('Phrase sur les données'),
    privacyLink: action.describe('Lien vers la politique de confidentialité'),
    submit: label.describe('Bouton qui envoie'),
    sending: label.describe("Le même pendant l'envoi"),
    errorsTitle: title.describe('Titre de la liste des erreurs'),
    offline: text.describe('Pas de réseau au moment d’envoyer'),
    notices,
  })
  .describe('Formulaire');

const setback = z.strictObject({
  seo,
  title,
  lead,
  steps: z.array(text).min(1, 'un conseil au moins').describe('Que faire'),
});

const contactPageSchema = z
  .strictObject({
    seo: indexedSeo,
    title,
    imageAlt: imageAlt.meta({ pictures: () => [{ label: 'Photo', name: 'defaut' }] }),
    lead,
    breakdown: z.strictObject({ title, description }).describe('Encadré « machine arrêtée »'),
    steps: z.array(text).min(1, 'une étape au moins').describe('Ce qui se passe après une demande'),
    form,
    sent: z
      .strictObject({
        seo,
        title,
        lead,
        referenceLabel: label.describe('Mot devant la référence'),
        description,
        home: label.describe("Lien vers l'accueil"),
      })
      .describe('Page « Demande enregistrée »'),
    notSent: setback.describe('Page « Demande non envoyée »'),
    unknown: setback.describe('Page « Référence inconnue »'),
  })
  .describe('Page « Contact »');

export type ContactPageContent = z.output<typeof contactPageSchema>;

export const contactPage = loadYaml('contact-page.yaml', contactPageSchema);
