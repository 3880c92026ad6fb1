import { z } from 'zod';
import { type Figure, UNITS } from '#site/domain/figures.ts';
import { literal } from './pipeline/fields.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

const unit = z.enum(UNITS, `unité inconnue : choisir parmi ${UNITS.filter(Boolean).join(', ')}`);
const amount = z.number('un nombre est attendu').nonnegative('un nombre positif est attendu');

const figure = z
  .strictObject({
    label: literal.describe('Ce que ce chiffre mesure'),
    value: amount.optional().describe('Valeur').meta({ hint: 'Une valeur, ou bien une plage.' }),
    range: z
      .tuple([amount.describe('De'), amount.describe('À')], 'une plage s’écrit [20, 30]')
      .optional()
      .describe('Plage'),
    unit: unit
      .default('')
      .describe('Unité')
      .meta({ choices: { '': 'sans unité' } }),
  })
  .transform(({ value, range, unit }, context): Figure => {
    if ((value === undefined) === (range === undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'donner une valeur (« value ») ou une plage (« range »), un seul des deux',
      });
    }
    const [low, high] = range ?? [value ?? 0, value ?? 0];
    if (low > high) context.addIssue({ code: 'custom', message: 'la plage va du petit au grand' });
    if (unit === '%' && high > 100)
      context.addIssue({ code: 'custom', message: 'un pourcentage ne dépasse pas 100' });
    return { low, high, unit };
  });

/** The specification's figures are all required; the owner may add others for the texts. */
const figuresSchema = z
  .object({
    delai_intervention: figure,
    delai_garanti: figure,
    delai_reponse: figure,
    disponibilite: figure,
    experience: figure,
    economies: figure,
    economies_moyenne: figure,
    retour_chaleur: figure,
    retour_remplacement: figure,
    cee_max: figure,
    fuites: figure,
    fuites_maitrisees: figure,
    chaleur_compresseur: figure,
    chaleur_eau: figure,
    prix_electricite: figure,
    energie_trou_3mm: figure,
    co2_electricite: figure,
    co2_gaz: figure,
    duree_vie_vis: figure,
    age_surconsommation: figure,
    surconsommation: figure,
    puissance_vide: figure,
    marche_vide_maitrisee: figure,
    installation_simple: figure,
    installation_complete: figure,
    satisfaction: figure,
    nombre_questions: figure,
    duree_cookies: figure,
    duree_conservation: figure,
    duree_sauvegardes: figure,
    delai_defilement: figure,
  })
  .catchall(figure)
  .describe('Chiffres')
  .meta({ keyLabel: 'Nom entre accolades dans les textes', calledBy: 'label' })
  .superRefine(({ chaleur_eau: water, chaleur_compresseur: heat }, context) => {
    if (water.high <= heat.high) return;
    context.addIssue({
      code: 'custom',
      path: ['chaleur_eau'],
      message: `l'eau chaude ne peut pas dépasser la chaleur rendue (chaleur_compresseur : ${heat.high} %)`,
    });
  })
  .superRefine(({ delai_intervention: delay, delai_garanti: promise }, context) => {
    if (promise.high >= delay.high) return;
    context.addIssue({
      code: 'custom',
      path: ['delai_garanti'],
      message: `le délai garanti ne peut pas être plus court que le délai annoncé (delai_intervention : ${delay.high} h)`,
    });
  });

export const figures = loadYaml('figures.yaml', figuresSchema);
