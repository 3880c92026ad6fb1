import { z } from 'zod';
import { accessibility } from './accessibility.ts';
import { legalLinks } from './legalLinks.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { action, label, text } from './text.ts';

const SPOKEN = { hint: 'Dit par les lecteurs d’écran.' };
const links = (name: string) => z.array(action).describe(name).meta({ calledBy: 'label' });

const header = z
  .strictObject({
    homeLabel: label.describe("Nom du lien vers l'accueil").meta(SPOKEN),
    menuLabel: label.describe('Bouton du menu'),
    closeLabel: label.describe('Bouton du menu ouvert'),
    navigationLabel: label.describe('Nom du menu').meta(SPOKEN),
    backLabel: label.describe('Lien de retour'),
    links: z
      .array(action)
      .min(1, 'un lien au moins')
      .describe('Liens du menu')
      .meta({ calledBy: 'label' }),
  })
  .describe('En-tête');

const callBar = z
  .strictObject({
    navigationLabel: label.describe('Nom de la barre').meta(SPOKEN),
    callLabel: label.describe("Bouton d'appel"),
    quote: action.describe('Bouton de devis'),
  })
  .describe("Barre d'appel des téléphones");

const footer = z
  .strictObject({
    description: text.describe('Texte sous le logo'),
    siteLabel: label.describe('Nom du plan du site').meta(SPOKEN),
    site: links('Plan du site'),
    legalLabel: label.describe('Nom des liens légaux').meta(SPOKEN),
    legal: links('Liens légaux'),
    manageCookies: label.describe('Bouton des cookies'),
    partnersLabel: label.describe('Nom des liens des partenaires').meta(SPOKEN),
  })
  .describe('Pied de page');

const navigationSchema = z
  .strictObject({
    skipLink: label.describe("Lien d'évitement").meta({ hint: 'Première touche Tab de la page.' }),
    newTab: label.describe('Mention « nouvel onglet »').meta(SPOKEN),
    header,
    callBar,
    footer,
    legalPage: z
      .strictObject({
        contentsLabel: label.describe('Titre du sommaire'),
        versionLabel: label.describe('Mots devant la date'),
      })
      .describe('Pages légales'),
  })
  .describe('Menu et pied de page');

export type Navigation = z.output<typeof navigationSchema>;

const loaded = loadYaml('navigation.yaml', navigationSchema);

export const navigation: Navigation = {
  ...loaded,
  footer: { ...loaded.footer, legal: legalLinks(loaded.footer.legal, accessibility) },
};
