import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './takeTurns.ts';

function anExchange(): [IncomingMessage, ServerResponse] {
  const request = new IncomingMessage(new Socket());
  return [request, new ServerResponse(request)];
}

test('what comes together is handled in order, one in each turn; who hung up is not', async () => {
  const handled: IncomingMessage[] = [];
  const handle = takeTurns((request) => handled.push(request));
  const exchanges = [anExchange(), anExchange(), anExchange()] as const;
  for (const [request, response] of exchanges) handle(request, response);
  exchanges[1][0].destroy();
  const counts: number[] = [];
  for (let turns = 0; turns < 5; turns += 1) {
    counts.push(handled.length);
    await turn();
  }
  expect(counts).toEqual([0, 1, 1, 2, 2]);
  expect(handled).toEqual([exchanges[0][0], exchanges[2][0]]);

  handle(...exchanges[0]);
  await turn();
  expect(handled).toHaveLength(3);
});
