import { expect, test } from 'vitest';
import { toolbox } from '#site/content/toolbox.ts';
import { tools } from '#site/content/tools.ts';
import { toolOf } from '#site/domain/tools/tools.ts';
import { TOOL_FIGURES } from '#tests/support/toolFigures.ts';
import { sayLine } from './sayInputs.ts';

const tool = toolOf('fuites', TOOL_FIGURES);
const [mode] = tool.modes;
const content = tools.find(({ id }) => id === 'fuites');

test('a request carries the cost, what mending gives back, the holes, the flow, hours and price', () => {
  if (content === undefined) throw new Error('no words');
  const words = { kit: toolbox.kit, tool: { ...content, name: content.seo.name } };
  const outcome = tool.compute({ diameterMm: 2, count: 15 });
  const line = sayLine(words, mode, outcome);
  const { results, fields } = content;
  const order = [
    ...[results['euros'], results['savedEuros'], fields['diameterMm'], fields['count']],
    ...[results['flowM3Min'], fields['hoursPerYear'], fields['eurosPerKwh']],
  ].map((name) => line.indexOf(` ${name} `));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(line.split('\u202f; ').length).toBe(new Set(line.split('\u202f; ')).size);
  expect(sayLine(words, mode, tool.compute({ count: 'x' }))).toBe('');
});
