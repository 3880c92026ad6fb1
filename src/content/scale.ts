import { z } from 'zod';
import { SCALE_KINDS, type ScaleKind } from '#site/domain/scale.ts';
import { label, text, title } from './text.ts';

const quantity = z.number('un nombre est attendu, avec un point : 99.5');

const SCALE_NAMES: Record<ScaleKind, string> = {
  lineaire: 'Régulière',
  logarithmique: 'Par puissances de dix',
  neuf: 'Par « neuf » de pureté',
};

const bar = z.strictObject({
  label: text.describe('Nom').meta({ multiline: false }),
  from: quantity.describe('De'),
  to: quantity.optional().describe('À').meta({ hint: 'Vide : « et plus ».' }),
});

/** A drawn scale of the « Solutions » page, and the ranges that stand on it. */
export const scale = z
  .strictObject({
    title,
    kind: z
      .enum(SCALE_KINDS, `échelle inconnue : choisir parmi ${SCALE_KINDS.join(', ')}`)
      .describe('Sorte d’échelle')
      .meta({ choices: SCALE_NAMES }),
    unit: label.describe('Unité'),
    /** The first and the last are the ends of the scale. */
    ticks: z
      .tuple([quantity, quantity], quantity)
      .describe('Graduations')
      .meta({ hint: 'La première et la dernière sont les bouts de l’échelle.' }),
    bars: z
      .array(bar)
      .min(1, 'une barre au moins est attendue')
      .describe('Barres')
      .meta({ calledBy: 'label' }),
  })
  .describe('Échelle dessinée')
  .superRefine(({ ticks, bars }, context) => {
    const [low, high] = [Math.min(...ticks), Math.max(...ticks)];
    const isOff = (value: number | undefined) =>
      value !== undefined && (value < low || value > high);
    bars.forEach(({ from, to }, index) => {
      if (!isOff(from) && !isOff(to)) return;
      context.addIssue({
        code: 'custom',
        path: ['bars', index],
        message: `la barre sort de l'échelle, qui va de ${low} à ${high}`,
      });
    });
  });
