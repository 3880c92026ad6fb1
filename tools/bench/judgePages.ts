import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser, findBrowser } from '#scripts/programs.mjs';
import { ensureTool, toolFolder } from '#scripts/toolFolder.mjs';

/** The pages that search engines list: the others ask not to be, and lose points for it. */
export const PATHS = ['/', '/solutions', '/contact'];

export interface Judged {
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** How fast this machine is, as Lighthouse measures it. */
  readonly machineIndex: number;
}

/** To be called once, first. */
export async function ensureJudge(): Promise<void> {
  await ensureBrowser();
  await ensureTool('lighthouse', 'Lighthouse');
}

/** One browser for all pages, so that a busy moment of the machine affects them all. */
export async function judgePages(
  addresses: readonly string[],
  slowdown: number,
): Promise<readonly Judged[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['audit.mjs', findBrowser() ?? '', String(slowdown), ...addresses],
    { cwd: toolFolder('lighthouse') },
  );
  const lines = stdout.trim().split('\n');
  return lines.map((line): Judged => JSON.parse(line));
}
