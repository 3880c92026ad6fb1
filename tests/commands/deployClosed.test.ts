import { expect, onTestFinished, test } from 'vitest';
import { COMMON_HEADERS } from '#server/site/headers.ts';
import { hasCaddy } from '../../scripts/caddy.mjs';
import { findNginx } from '../../scripts/nginx.mjs';
import { freePort } from '../support/freePort.ts';
import { startCaddy, startNginx } from '../support/startFront.ts';

const FRONTS = [
  { name: 'nginx', isMissing: findNginx() === undefined, start: startNginx },
  { name: 'Caddy', isMissing: !hasCaddy(), start: startCaddy },
];

for (const { name, isMissing, start } of FRONTS) {
  test.skipIf(isMissing)(
    `without any instance, ${name} serves pages and says to call`,
    async () => {
      const instances = [`127.0.0.1:${await freePort()}`];
      const front = await start({ dist: 'dist', instances, publicOrigin: undefined });
      onTestFinished(front.stop);
      expect((await fetch(`${front.address}/contact`)).status).toBe(200);
      const body = new URLSearchParams({ nom: 'Martin' });
      const answer = await fetch(`${front.address}/contact`, { method: 'POST', body });
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        ...COMMON_HEADERS,
        'retry-after': '60',
        'cache-control': 'no-store',
        'content-type': 'text/plain; charset=utf-8',
      });
      expect(await answer.text()).toMatch(/appelez le 0\d/);
    },
  );
}
