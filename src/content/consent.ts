import { z } from 'zod';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, description, label, text } from './text.ts';

const dialog = z
  .strictObject({
    title: label.describe('Titre'),
    essential: label.describe('Nom des cookies essentiels'),
    essentialState: label.describe('Leur état'),
    essentialDescription: text.describe('À quoi ils servent'),
    analytics: label.describe("Nom de la mesure d'audience"),
    analyticsDescription: text.describe('À quoi elle sert'),
    save: label.describe('Bouton qui enregistre'),
    cancel: label.describe('Bouton qui annule'),
  })
  .describe('Fenêtre « Personnaliser »');

const consentSchema = z
  .strictObject({
    regionLabel: label.describe('Nom du bandeau').meta({ hint: 'Dit par les lecteurs d’écran.' }),
    description,
    policy: action.describe('Lien vers la politique de cookies'),
    accept: label.describe('Bouton qui accepte tout'),
    reject: label.describe('Bouton qui refuse'),
    customize: label.describe('Bouton qui personnalise'),
    close: label.describe('Bouton qui ferme'),
    dialog,
    saved: text.describe('Message après un choix'),
  })
  .describe('Bandeau des cookies');

export type ConsentContent = z.output<typeof consentSchema>;

export const consent = loadYaml('consent.yaml', consentSchema);
