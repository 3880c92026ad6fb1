import { z } from 'zod';
import { PLANT_FIELDS } from '#site/domain/plant.ts';
import { figures } from './figures.ts';
import { loadYaml } from './pipeline/loadYaml.ts';
import { label, text, title } from './text.ts';

type Amount = 'powerKw' | 'hoursPerYear' | 'loadPercent' | 'ageYears';

/** The example and the presets obey the limits that visitors meet. */
function amount(field: Amount, name: string) {
  const { least, most, unit } = PLANT_FIELDS[field];
  const wrong = `entre ${least} et ${most} ${unit}`;
  return z
    .number(wrong)
    .min(least, wrong)
    .max(most, wrong)
    .describe(name)
    .meta({ hint: `Entre ${least} et ${most} ${unit}.` });
}

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
  loadPercent: amount('loadPercent', 'Taux de charge'),
};

const fields = z
  .strictObject({
    powerKw: field('Puissance'),
    hoursPerYear: field('Heures par an'),
    loadPercent: field('Taux de charge'),
    eurosPerKwh: field('Prix du kWh'),
    ageYears: field('Âge'),
    leakPercent: field('Fuites'),
  })
  .describe('Champs du simulateur');

const result = z
  .strictObject({
    savings: label.describe("Titre de l'économie"),
    of: label.describe('Part de la facture'),
    perYear: label.describe('Mots après la somme'),
    only: label.describe('Réserve'),
    impossible: label.describe('Titre quand une valeur est fausse'),
    impossibleDetail: label.describe('Phrase quand une valeur est fausse'),
  })
  .describe('Résultat');

const plot = z
  .strictObject({
    today: label.describe('Courbe sans changement'),
    years: label.describe('Unité des années'),
    label: label.describe('Titre du dessin'),
    after: label.describe('Courbe après optimisation'),
  })
  .describe('Dessin');

const rows = z
  .strictObject({
    leaks: label.describe('Fuites estimées'),
    leaksKnown: label.describe('Fuites mesurées'),
    age: label.describe("Surcoût d'une vieille machine"),
    here: label.describe("Mot devant l'âge"),
    ageNone: label.describe('Quand il ne compte pas'),
    heat: label.describe('Chaleur récupérable'),
    ofWhich: label.describe("Mot devant la part d'eau chaude"),
    water: label.describe('Mots après elle'),
    co2: label.describe('CO2 évité'),
    investment: label.describe('Budget remboursé'),
    cee: label.describe('Aide CEE'),
  })
  .describe('Lignes de détail');

const simulatorSchema = z
  .strictObject({
    title,
    note: text.describe('Note'),
    example: z
      .strictObject({ ...profile, ageYears: amount('ageYears', 'Âge') })
      .transform((plant) => ({ ...plant, eurosPerKwh: figures.prix_electricite.high }))
      .describe('Exemple de départ'),
    fields,
    unreadable: label.describe("Quand la valeur n'est pas un nombre"),
    atLeast: label.describe('Quand elle est trop petite'),
    atMost: label.describe('Quand elle est trop grande'),
    unknown: label.describe('Quand les fuites ne sont pas mesurées'),
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
    rows,
    action: label.describe('Bouton'),
    copy: label.describe("Bouton qui copie l'adresse"),
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
