import { expect, test } from 'vitest';
import { eau } from './eau.ts';

test.each([
  [{}, 'pipeFreezes', true],
  [{ outsideC: 2 }, 'pipeCondenses', false],
  [{ outsideC: 3 }, 'pipeBarelyDry', false],
  [{ outsideC: 12 }, 'pipeBarelyDry', false],
  [{ outsideC: 13 }, 'pipeStaysDry', false],
  [{ dewPointC: -20, outsideC: -10 }, 'pipeStaysDry', false],
  [{ dewPointC: -20, outsideC: -21 }, 'pipeFreezes', true],
  // Measured in the air let out: under pressure the dew point is +3 °C.
  [{ dewPointC: -20.78, pressureBar: 0, otherBar: 7, outsideC: -10 }, 'pipeFreezes', true],
])('outside, a pipe under pressure, %o: %s', (given, code, freezes) => {
  const { results, warnings } = eau().compute({ mode: 'rosee', ...given });
  expect(warnings[0]).toBe(code);
  expect(results['freezes']).toBe(freezes);
});
