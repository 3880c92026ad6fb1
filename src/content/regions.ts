import { z } from 'zod';
import { isDepartmentCode } from '#site/domain/departments.ts';
import { figures } from './figures.ts';
import { labelWith, literal } from './pipeline/fields.ts';
import { figureVariables } from './pipeline/figureVariables.ts';
import { loadYaml } from './pipeline/loadYaml.ts';

/** Colours are names of design tokens: `--color-region-1` to `--color-region-4`. */
const REGION_COLORS = ['region-1', 'region-2', 'region-3', 'region-4'] as const;

const REGION_COLOR_NAMES = {
  'region-1': 'Bleu cobalt',
  'region-2': 'Bleu ciel',
  'region-3': 'Bleu pâle',
  'region-4': 'Bleu moyen',
};

const department = z.strictObject({
  code: z
    .string('le code s’écrit entre guillemets : "76"')
    .refine(isDepartmentCode, 'code de département inconnu')
    .describe('Code')
    .meta({ hint: '76, 2A…' }),
  name: labelWith(new Map()).describe('Nom'),
  city: literal.describe('Ville montrée sur la carte'),
  delay: labelWith(figureVariables(figures)).describe('Délai'),
});

const region = z.strictObject({
  name: labelWith(new Map()).describe('Région'),
  color: z
    .enum(REGION_COLORS, `couleur inconnue : choisir parmi ${REGION_COLORS.join(', ')}`)
    .describe('Couleur sur la carte')
    .meta({ choices: REGION_COLOR_NAMES }),
  departments: z
    .array(department)
    .min(1, 'une région compte au moins un département')
    .describe('Départements')
    .meta({ calledBy: 'name' }),
});

export type Region = z.output<typeof region>;
export type Department = z.output<typeof department>;

/** Where we intervene. A department listed twice would be counted twice in the texts. */
const regionsSchema = z
  .array(region)
  .min(1, 'la zone compte au moins une région')
  .describe('Départements et régions')
  .meta({ calledBy: 'name', hint: 'Les textes, les comptes et la carte suivent.' })
  .superRefine((regions, context) => {
    const seen = new Set<string>();
    regions.forEach(({ departments }, regionIndex) => {
      departments.forEach(({ code }, index) => {
        if (seen.has(code)) {
          const path = [regionIndex, 'departments', index, 'code'];
          context.addIssue({ code: 'custom', message: 'département cité deux fois', path });
        }
        seen.add(code);
      });
    });
  });

export const regions = loadYaml('regions.yaml', regionsSchema);
