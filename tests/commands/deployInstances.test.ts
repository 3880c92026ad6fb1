import { afterAll, expect, test } from 'vitest';
import { findNginx } from '#scripts/programs.mjs';
import { startCluster } from '#tools/support/postgresCluster.ts';
import { endInstances } from '#tools/torture/endInstances.ts';
import { SOUND } from '#tools/torture/verdict.ts';

const cluster = findNginx() === undefined ? undefined : startCluster();
if (!cluster) console.warn('nginx ou PostgreSQL absent : les instances ne sont pas essayées.');
afterAll(() => cluster?.stop());

const times = 3;

test.skipIf(!cluster).each(['SIGKILL', 'SIGTERM'] as const)(
  'behind nginx, nobody notices that an instance gets a %s',
  // Five starts of the site, on a machine that may be slow.
  { timeout: 600_000 },
  async (signal) => {
    const report = await endInstances(cluster?.url ?? '', { signal, times });
    expect(report).toMatchObject({ disappointed: 0, failedPages: [], verdict: SOUND });
    expect(report.acknowledged).toBeGreaterThan(times);
    // How many depends on the machine: the faster instances start, the fewer.
    expect(report.pages).toBeGreaterThan(10);
    if (signal === 'SIGKILL') expect(report.caught).toBeGreaterThan(0);
  },
);
