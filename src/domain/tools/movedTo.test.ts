import { describe, expect, test } from 'vitest';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { movedTo } from './movedTo.ts';
import { toolOf } from './tools.ts';

const vide = toolOf('vide', TOOL_FIGURES);
const cuve = toolOf('cuve', TOOL_FIGURES);
const conversions = toolOf('conversions', TOOL_FIGURES);

describe('from one question of a tool to another', () => {
  test('the same quantity is not asked twice', () => {
    const typed = { mode: 'pompage', volumeL: '300', speedM3h: '63' };
    expect(movedTo(vide, typed, 'remontee')).toEqual({ mode: 'remontee', volumeL: '300' });
    expect(movedTo(cuve, { demandM3Min: '15' }, 'autonomie')).toMatchObject({ demandM3Min: '15' });
  });

  test('another quantity under the same key stays behind', () => {
    const start = { mode: 'remontee', volumeL: '500', startMbar: '20' };
    expect(movedTo(vide, start, 'pompage')).not.toHaveProperty('startMbar');
    expect(movedTo(vide, { startMbar: '900' }, 'remontee')).not.toHaveProperty('startMbar');
    expect(movedTo(cuve, { demandM3Min: '15' }, 'cycles')).toEqual({ mode: 'cycles' });
    expect(movedTo(cuve, { mode: 'cycles', demandM3Min: '4' }, 'tampon')).not.toHaveProperty(
      'demandM3Min',
    );
    const flow = { value: '350 cfm', unit: 'scfm' };
    expect(movedTo(conversions, flow, 'pression')).toEqual({ mode: 'pression' });
    expect(movedTo(conversions, flow, 'devis')).toEqual({ ...flow, mode: 'devis' });
  });

  test('a measured leak is the one to pump against', () => {
    const rise = { mode: 'remontee', volumeL: '500', endMbar: '65', seconds: '120' };
    const typed = movedTo(vide, rise, 'pompage');
    expect(typed).toEqual({ mode: 'pompage', volumeL: '500', leakMbarLs: '188' });
    expect(vide.compute(typed).faults).toEqual({});
  });

  test('an example that nobody touched is not carried, nor what was not found', () => {
    expect(movedTo(vide, { mode: 'remontee' }, 'pompage')).toEqual({ mode: 'pompage' });
    const glance = { mode: 'remontee', volumeL: '300' };
    expect(movedTo(vide, glance, 'pompage')).not.toHaveProperty('leakMbarLs');
    const wrong = { mode: 'remontee', endMbar: 'beaucoup' };
    expect(movedTo(vide, wrong, 'pompage')).toEqual({ mode: 'pompage' });
  });
});
