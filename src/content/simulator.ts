import { z } from 'zod';
import { figures } from './figures.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { amount } from './plantAmount.ts';
import { label, linkedText, text, title } from './text.ts';

const field = (name: string) =>
  z
    .strictObject({
      label: label.describe('Nom du champ'),
      limit: text.describe('Pourquoi une valeur hors limites est impossible'),
    })
    .describe(name);

const profile = {
  powerKw: amount('powerKw', 'Puissance'),
  hoursPerYear: amount('hoursPerYear', 'Heures par an'),
  loadPercent: amount('loadPercent', 'Puissance moyenne'),
};

const fields = z
  .strictObject({
    powerKw: field('Puissance'),
    hoursPerYear: field('Heures par an'),
    loadPercent: field('Puissance moyenne'),
    eurosPerKwh: field('Prix du kWh'),
    loadedHours: field('Heures en charge'),
    countedHours: field('Heures totales'),
    ageYears: field('Âge'),
    leakPercent: field('Fuites'),
  })
  .describe('Champs du simulateur');

const result = z
  .strictObject({
    savings: label.describe("Titre de l'économie"),
    general: label.describe("Titre quand l'âge et les fuites ne permettent pas de trancher"),
    generalNote: label.describe('Phrase dans ce cas'),
    wellKept: label.describe('Titre pour une installation bien tenue'),
    wellKeptRange: label.describe('Plage générale, dans ce cas'),
    wellKeptNote: label.describe('Phrase sous cette plage'),
    of: label.describe('Part de la facture'),
    cost: label.describe('Mots devant la facture, sans économie chiffrée'),
    perYear: label.describe('Mots après la somme'),
    only: label.describe('Réserve'),
    wellKeptOnly: label.describe('Réserve pour une installation bien tenue'),
    impossible: label.describe('Titre quand une valeur est fausse'),
    impossibleDetail: label.describe('Phrase quand une valeur est fausse'),
  })
  .describe('Résultat');

const plot = z
  .strictObject({
    today: label.describe('Courbe sans changement'),
    years: label.describe('Unité des années'),
    label: label.describe('Titre du dessin'),
    without: label.describe('Ce que le coût ne compte pas'),
    after: label.describe('Courbe après optimisation'),
  })
  .describe('Dessin');

const rows = z
  .strictObject({
    leaks: label.describe('Fuites estimées'),
    leaksKnown: label.describe('Fuites mesurées'),
    leaksStay: label.describe('Pourquoi les fuites peuvent dépasser l’économie'),
    leaksStayCounted: label.describe('Pourquoi, quand les compteurs sont lus'),
    idle: label.describe('Marche à vide'),
    ofCost: label.describe('Mots après sa part du coût'),
    age: label.describe("Surcoût d'une vieille machine"),
    here: label.describe("Mot devant l'âge"),
    ageNone: label.describe('Quand il ne compte pas'),
    heat: label.describe('Chaleur rendue'),
    ofWhich: label.describe("Mot devant la part d'eau chaude"),
    water: label.describe('Mots après elle'),
    co2: label.describe('CO2 évité'),
    investment: label.describe('Budget remboursé'),
    cee: label.describe('Aide CEE'),
    ceeIf: label.describe('À quelle condition'),
    unsure: label.describe('Quand l’économie n’est pas chiffrée'),
  })
  .describe('Lignes de détail');

const simulatorSchema = z
  .strictObject({
    title,
    note: linkedText.describe('Note'),
    example: z
      .strictObject({ ...profile, ageYears: amount('ageYears', 'Âge') })
      .transform((plant) => ({ ...plant, eurosPerKwh: figures.prix_electricite.high }))
      .describe('Exemple de départ'),
    counters: z
      .strictObject({
        loadedHours: amount('loadedHours', 'Heures en charge'),
        countedHours: amount('countedHours', 'Heures totales'),
      })
      .refine(({ loadedHours, countedHours }) => loadedHours <= countedHours, {
        path: ['loadedHours'],
        message: 'pas plus que les heures totales',
      })
      .describe('Exemple de compteurs'),
    fields,
    unreadable: label.describe("Quand la valeur n'est pas un nombre"),
    otherUnit: label.describe("Quand l'unité n'est pas la bonne, avant celle qui l'est"),
    atLeast: label.describe('Quand elle est trop petite'),
    atMost: label.describe('Quand elle est trop grande'),
    unknown: label.describe("Quand l'âge ou les fuites ne sont pas connus"),
    countHours: label.describe('Bouton vers les compteurs'),
    givePower: label.describe('Bouton vers la puissance moyenne'),
    refine: label.describe('Titre des précisions'),
    presetsLabel: label.describe('Titre des secteurs'),
    presetsNone: label.describe('Aucun secteur'),
    presets: z
      .array(z.strictObject({ label: label.describe('Secteur'), ...profile }))
      .min(1, 'un profil au moins')
      .describe('Profils par secteur')
      .meta({ calledBy: 'label' }),
    result,
    plot,
    more: label.describe('Titre des lignes de détail'),
    rows,
    action: label.describe('Bouton'),
    copy: label.describe('Bouton qui copie le lien'),
    copied: label.describe('Message après la copie'),
    copyFailed: label.describe('Message si la copie échoue'),
    print: label.describe('Bouton qui imprime'),
    formulas: z
      .strictObject({
        title: label.describe('Titre'),
        lines: z.array(text).min(1, 'une formule au moins').describe('Formules'),
      })
      .describe('Formules et hypothèses'),
  })
  .describe('Simulateur');

export type SimulatorContent = z.output<typeof simulatorSchema>;

export const simulator = loadYaml('simulator.yaml', simulatorSchema);
