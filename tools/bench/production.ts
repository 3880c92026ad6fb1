import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV } from '#scripts/serverProcess.mjs';
import { root } from '#scripts/setup.mjs';
import { startServer } from '../support/startServer.ts';

export interface Production {
  /** Without a slash at its end. */
  readonly address: string;
  readonly pid: number;
  /** From the command to the line that says where it listens. */
  readonly startMs: number;
}

/** The site as npm start runs it, with an empty base on the disk that holds the requests. */
export async function withSite<T>(work: (site: Production) => Promise<T>): Promise<T> {
  const data = join(root, 'data');
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'bench-'));
  const started = performance.now();
  const { address, pid, stop } = await startServer({ ...SERVER_ENV, DATA_DIR: folder });
  const startMs = performance.now() - started;
  try {
    return await work({ address, pid, startMs });
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}
