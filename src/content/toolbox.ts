import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, indexedSeo, label, lead, text, title } from './text.ts';

const faults = z
  .strictObject({
    missing: label.describe('Quand le champ est vide'),
    unreadable: label.describe("Quand la valeur n'est pas un nombre, avant un exemple"),
    otherUnit: label.describe("Quand l'unité n'est pas la bonne, avant celle qui l'est"),
    unreadableDate: label.describe("Quand ce n'est pas une date"),
    tooLow: label.describe('Quand elle est trop petite, avant la limite'),
    tooHigh: label.describe('Quand elle est trop grande, avant la limite'),
    notWhole: label.describe('Quand un nombre de choses a des décimales'),
    impossibleDate: label.describe("Quand l'année est impossible"),
  })
  .describe('Valeurs impossibles');

/** The plant's data is typed once: the values typed in one tool are offered in the next. */
const plant = z
  .strictObject({
    offer: label.describe('Mots devant les valeurs proposées'),
    take: label.describe('Bouton qui les reprend'),
    forget: label.describe('Bouton qui les oublie'),
    note: label.describe('Où elles sont gardées'),
  })
  .describe("Valeurs d'un outil à l'autre");

const kit = z
  .strictObject({
    modesLabel: label.describe('Titre du choix entre plusieurs calculs'),
    presetsLabel: label.describe('Nom de la liste des tailles vendues'),
    presetsNone: label.describe('Choix « autre » de cette liste'),
    note: text.describe('Note sous les champs'),
    given: label.describe('Mots devant les valeurs de départ, sur papier et sans JavaScript'),
    order: text.describe('Réserve sous le résultat'),
    nothing: label.describe("Quand il n'y a pas de résultat"),
    correct: label.describe('Ce qui est à faire alors'),
    yes: label.describe('Oui'),
    no: label.describe('Non'),
    late: label.describe('Après un nombre de jours passés'),
    none: label.describe("Quand il n'y a pas de vide"),
    faults,
    action: label.describe('Bouton de demande'),
    copy: label.describe('Bouton qui copie le lien'),
    copied: label.describe('Message après la copie'),
    copyFailed: label.describe('Message si la copie échoue'),
    print: label.describe('Bouton qui imprime'),
    printed: label.describe("Sur le papier, avant le jour et l'adresse du calcul"),
    plant,
  })
  .describe('Mots communs aux outils');

const page = z
  .strictObject({
    understand: title.describe('Titre des réponses et formules'),
    table: label.describe('Titre des réponses toutes faites'),
    tableNote: label.describe('Mots devant les valeurs du tableau'),
    tableNone: label.describe("Quand une case n'a pas de résultat"),
    formulas: label.describe('Titre des formules'),
    assumptions: label.describe('Titre des hypothèses et limites'),
    sources: label.describe('Titre des sources'),
    next: title.describe('Titre de la suite'),
    nextLead: lead.describe('Texte de la suite'),
    action,
    others: label.describe('Titre de la liste des outils'),
  })
  .describe("Page d'un outil");

const toolboxSchema = z
  .strictObject({
    seo: indexedSeo,
    title,
    lead,
    example: label.describe('Avant une réponse en exemple'),
    kit,
    page,
  })
  .describe('Boîte à outils');

export type ToolboxContent = z.output<typeof toolboxSchema>;

export const toolbox = loadYaml('outils.yaml', toolboxSchema);
