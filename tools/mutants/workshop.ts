import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '#scripts/freePort.mjs';
import { FROZEN } from '#scripts/frozen.mjs';

export const SITE = FROZEN.DIST_DIR;
export const GOOD_SITE = `${SITE}.good`;

/** A copy of the files as they are now, so that a mutant never changes the real ones. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  for (const file of execFileSync('git', list, { encoding: 'utf8' }).split('\0')) {
    if (file === '' || !existsSync(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const name of [SITE, GOOD_SITE])
    cpSync(SITE, join(folder, name), { recursive: true, preserveTimestamps: true });
  return folder;
}

export function run(folder: string, program: string, args: readonly string[], env = {}): number {
  const { status } = spawnSync(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    timeout: 900_000,
  });
  return status ?? 1;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** Counts failed tests instead of using the exit code: a missing or broken test file has not caught the mutant. */
export function vitest(
  folder: string,
  projects: readonly string[],
  tests: readonly string[],
): Outcome {
  const report = join(folder, 'mutant.json');
  rmSync(report, { force: true });
  run(folder, 'vitest', [
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...tests,
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

export async function playwright(folder: string, specs: readonly string[]): Promise<Outcome> {
  const report = join(folder, 'test-results/e2e.json');
  rmSync(report, { force: true });
  const args = ['test', ...specs, '--retries=0', '--max-failures=1'];
  run(folder, 'playwright', args, { TEST_PORT: String(await freePort()) });
  if (!existsSync(report)) return { passed: 0, failed: 0 };
  const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected, failed: unexpected };
}
