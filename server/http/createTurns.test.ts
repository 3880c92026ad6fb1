import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

test('those who come together go on in order, one in each turn', async () => {
  const myTurn = createTurns();
  const gone: string[] = [];
  const go = async (name: string) => {
    await myTurn();
    gone.push(name);
  };
  for (const name of ['first', 'second', 'third']) void go(name);
  const counts: number[] = [];
  for (let turns = 0; turns < 5; turns += 1) {
    counts.push(gone.length);
    await turn();
  }
  expect(counts).toEqual([0, 1, 2, 3, 3]);
  expect(gone).toEqual(['first', 'second', 'third']);

  void go('later');
  await turn();
  expect(gone).toHaveLength(4);
});
