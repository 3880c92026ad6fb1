import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureBrowser, findBrowser } from '../programs.mjs';
import { ensureTool, toolFolder } from '../toolFolder.mjs';

/** The pages that search engines list: the others ask not to be, and lose points for it. */
export const PATHS = ['/', '/solutions', '/contact'];

interface Judged {
  readonly address: string;
  /** Performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  /** How fast this machine is, by Lighthouse's own reckoning. */
  readonly machineIndex: number;
  readonly lost: readonly string[];
}

export interface Pass {
  readonly blank: Judged;
  readonly pages: readonly Judged[];
}

/** To be called once, first. */
export async function ensureJudge(): Promise<void> {
  await ensureBrowser();
  await ensureTool('lighthouse', 'Lighthouse');
}

/** One browser for a pass: what the machine does meanwhile, it does to all pages. */
export async function judgePages(
  [blank, site]: readonly number[],
  slowdown: number,
): Promise<Pass> {
  const at = (port: number | undefined, path: string) => `https://localhost:${port}${path}`;
  const addresses = [at(blank, '/'), ...PATHS.map((path) => at(site, path))];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['audit.mjs', findBrowser() ?? '', String(slowdown), ...addresses],
    { cwd: toolFolder('lighthouse') },
  );
  const [first, ...pages] = stdout
    .trim()
    .split('\n')
    .map((line): Judged => JSON.parse(line));
  if (first === undefined) throw new Error('Lighthouse n’a rien dit.');
  return { blank: first, pages };
}
