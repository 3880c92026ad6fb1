import { findNginx, hasCaddy } from '#scripts/programs.mjs';
import { resetConnections, type Target } from '../support/resets.ts';
import { startCaddy, startNginx } from '../support/startFront.ts';
import { temporaryFolder } from '../support/stores.ts';
import { startSiteProcess } from './siteProcess.ts';

interface ResetReport {
  readonly resets: number;
  /** Whether the site still answers, as one process that never ended. */
  readonly alive: boolean;
}

/** Resets connections to the real site at every stage of every kind of request, directly and behind each proxy. */
export async function resetSite(times: number): Promise<ResetReport> {
  await using cleanup = new AsyncDisposableStack();
  const site = await startSiteProcess({ DATA_DIR: temporaryFolder() });
  cleanup.defer(() => site.end('SIGTERM'));
  const { host, port } = new URL(site.address);
  const targets: Target[] = [{ port: Number(port) }];
  for (const [isFound, start] of [
    [findNginx() !== undefined, startNginx],
    [hasCaddy(), startCaddy],
  ] as const) {
    if (!isFound) continue;
    const front = await start([host]);
    cleanup.defer(() => front.stop());
    targets.push({ port: front.port, isEncrypted: true });
  }
  for (const target of targets) await resetConnections(target, times);
  const { status } = await fetch(`${site.address}/healthz`);
  return { resets: targets.length * times, alive: status === 200 };
}
