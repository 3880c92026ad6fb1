import { z } from 'zod';
import {
  DECLARATION_FORMAT,
  declarationState,
  declaredText,
  hasBlank,
} from '#site/domain/declaration.ts';
import { figures } from './figures.ts';
import { literal } from './pipeline/fields.ts';
import { figureVariables } from './pipeline/figureVariables.ts';
import { fillVariables } from './pipeline/fillVariables.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

/** What the owner is asked, in the words of the editor and of `npm run identity`. */
const QUESTIONS = {
  transferts_hors_ue:
    'Dans quels pays l’hébergeur, la messagerie et les sauvegardes traitent-ils les demandes ? (RGPD, art. 13)',
  attestation_capacite:
    'Intervenir sur le circuit frigorifique d’un sécheur demande une attestation de capacité : la vôtre, ou celle d’un sous-traitant ? (code de l’environnement)',
  activite_formation:
    'Vendre de la formation demande une déclaration d’activité : sous quel numéro ? (code du travail)',
  sauvegardes:
    'La politique de confidentialité dit que les sauvegardes disparaissent en {duree_sauvegardes} : où sont-elles, qui les supprime, et comment ?',
  messagerie:
    'La politique de confidentialité dit que la copie d’une demande est effacée de la messagerie avec la demande : chez quel fournisseur, par qui, et comment ?',
  experience:
    '« Plus de {experience} » d’expérience : depuis quelle date, et celle de la société ou de l’équipe ?',
  delai_garanti:
    '« {delai_garanti.court} garanties » : où cette garantie est-elle écrite (devis, contrat), et que se passe-t-il si le délai n’est pas tenu ?',
  delai_reponse:
    '« Réponse sous {delai_reponse} » : qui répond, le week-end et pendant les congés aussi ?',
  disponibilite:
    '« {disponibilite} » : qui répond au téléphone le samedi et le dimanche, et qui se déplace la nuit et le dimanche ?',
  diagnostic:
    'Le diagnostic est dit gratuit et sans engagement : pour quelles installations, et remettez-vous toujours tout ce que le site annonce ?',
  location:
    'La location : quelles puissances et quels débits, à vous ou à quel loueur, et livrés sous quel délai ?',
  satisfaction:
    '« {satisfaction} satisfaction maintenance » : un engagement ou une mesure ? Auprès de quels clients, à quelle date ?',
  economies_moyenne:
    '« −{economies_moyenne} en moyenne » : sur combien d’installations, mesurées comment, à quelles dates ?',
  etudes_de_cas:
    'Le bouton « Découvrir nos études de cas » mène au contact : lesquelles pouvez-vous envoyer, avec l’accord du client ?',
  partenaires: 'Chaque partenaire a-t-il accepté que son nom et son logo soient sur le site ?',
};
type Name = keyof typeof QUESTIONS;

const questionOf = (name: Name) => fillVariables(QUESTIONS[name], figureVariables(figures)).text;

const confirmationOf = (name: Name) => ({
  confirmation: literal
    .refine((text) => declarationState(text) !== undefined, `écrivez ${DECLARATION_FORMAT}`)
    .describe('Confirmation')
    .meta({ hint: `${questionOf(name)} Écrivez ${DECLARATION_FORMAT}.`, multiline: true }),
});

/** A statement that the site makes anyway: a figure of the specification, a duration of the legal texts. */
const made = (name: Name, title: string) => z.strictObject(confirmationOf(name)).describe(title);

/** A statement that the legal texts make only once it is confirmed. */
const withheld = (name: Name, title: string) =>
  z
    .strictObject({
      ...confirmationOf(name),
      confirmed: literal
        .describe('Ce que le site dit une fois que c’est confirmé')
        .meta({ multiline: true, hint: 'Remplacez ce qui est entre crochets.' }),
      pending: z
        .string()
        .trim()
        .describe('Ce qu’il dit en attendant, ou si c’est sans objet')
        .meta({ multiline: true, hint: 'Vide : il n’en dit rien.' }),
    })
    .superRefine((declaration, context) => {
      if (!hasBlank(declaredText(declaration))) return;
      context.addIssue({
        code: 'custom',
        path: ['confirmed'],
        message: 'remplacez ce qui est entre crochets : cette phrase serait publiée',
      });
    })
    .describe(title);

const declarationsSchema = z
  .strictObject({
    transferts_hors_ue: withheld('transferts_hors_ue', 'Transferts hors de l’Union européenne'),
    attestation_capacite: withheld('attestation_capacite', 'Fluides frigorigènes'),
    activite_formation: withheld('activite_formation', 'Activité de formation'),
    sauvegardes: made('sauvegardes', 'Durée des sauvegardes'),
    messagerie: made('messagerie', 'Copies dans la messagerie'),
    experience: made('experience', 'Années d’expérience'),
    delai_garanti: made('delai_garanti', 'Délai garanti'),
    delai_reponse: made('delai_reponse', 'Délai de réponse'),
    disponibilite: made('disponibilite', 'Disponibilité'),
    diagnostic: made('diagnostic', 'Diagnostic gratuit'),
    location: made('location', 'Location'),
    satisfaction: made('satisfaction', 'Satisfaction'),
    economies_moyenne: made('economies_moyenne', 'Baisse moyenne de consommation'),
    etudes_de_cas: made('etudes_de_cas', 'Études de cas'),
    partenaires: made('partenaires', 'Partenaires'),
  } satisfies Record<Name, z.ZodType>)
  .describe('Ce que vous confirmez');

const declarations = loadYaml('declarations.yaml', declarationsSchema);

/** What the owner has not confirmed yet: its path in the file, and the question to ask. */
export const openDeclarations =
  // Object.keys() is typed as string[].
  (Object.keys(QUESTIONS) as Name[])
    .filter((name) => declarationState(declarations[name].confirmation) === 'open')
    .map((name) => ({ path: [name, 'confirmation'], question: questionOf(name) }));

/** What the legal texts may name in braces. */
export const declaredTexts = {
  transferts_hors_ue: declaredText(declarations.transferts_hors_ue),
  attestation_capacite: declaredText(declarations.attestation_capacite),
  activite_formation: declaredText(declarations.activite_formation),
};
