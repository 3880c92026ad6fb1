import { describe, expect, test } from 'vitest';
import { type Figure, formatFigure } from './figures.ts';

const range: Figure = { low: 24, high: 48, unit: 'h' };
const single: Figure = { low: 3, high: 3, unit: 'ans' };

describe('a figure in a text', () => {
  test.each([
    [range, undefined, '24 à 48 h'],
    [range, 'court', '24-48h'],
    [range, 'min', '24'],
    [range, 'max', '48'],
    [single, undefined, '3 ans'],
    [single, 'lettres', 'trois'],
    [{ low: 7, high: 7, unit: 'j/7' }, undefined, '7 j/7'],
    [{ low: 7, high: 7, unit: 'j/7' }, 'court', '7j/7'],
    [{ low: 20, high: 30, unit: '%' }, 'court', '20-30 %'],
    [{ low: 1, high: 1, unit: 'ans' }, undefined, '1 an'],
    [{ low: 1.5, high: 1.5, unit: 'jours' }, undefined, '1,5 jour'],
    [{ low: 0.5, high: 2, unit: 'semaines' }, undefined, '0,5 à 2 semaines'],
    [{ low: 20, high: 20, unit: '' }, 'lettres', 'vingt'],
    [{ low: 42, high: 42, unit: '' }, 'lettres', '42'],
  ] as const)('%o as %s reads "%s"', (figure, form, text) => {
    expect(formatFigure(figure, form)).toBe(text);
  });
});
