// npm run test:mutants: breaks things on purpose, one at a time, in a copy, and lists which test noticed.
// With numbers (npm run test:mutants -- 3 10-19) only these.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FROZEN } from '#scripts/frozen.mjs';
import { ensureBuilt } from '#scripts/setup.mjs';
import { MUTANTS, type Mutant } from './mutants/mutants.ts';
import {
  copyProject,
  GOOD_SITE,
  type Outcome,
  playwright,
  run,
  SITE,
  vitest,
} from './mutants/workshop.ts';

const test = ({ project, tests }: Mutant, folder: string): Promise<Outcome> | Outcome =>
  project === 'browser' ? playwright(folder, tests) : vitest(folder, [project], tests);

const build = (folder: string): number => run(folder, 'node', ['scripts/build.ts'], FROZEN);

/** Why it was missed; nothing, if it was caught. */
async function tryMutant(mutant: Mutant, folder: string): Promise<string | undefined> {
  const file = join(folder, mutant.file);
  const source = readFileSync(file, 'utf8');
  if (source.split(mutant.find).length !== 2) return 'its text no longer stands once in the file';
  writeFileSync(
    file,
    source.replace(mutant.find, () => mutant.replace),
  );
  try {
    if (mutant.isBuilt && build(folder) !== 0) return 'the build fails before any test can';
    const { failed } = await test(mutant, folder);
    return failed > 0 ? undefined : 'no test failed';
  } finally {
    writeFileSync(file, source);
    if (mutant.isBuilt) {
      rmSync(join(folder, SITE), { recursive: true });
      cpSync(join(folder, GOOD_SITE), join(folder, SITE), { recursive: true });
    }
  }
}

/** Tests that already fail without the mutant prove nothing. */
async function failingAnyway(mutants: readonly Mutant[], folder: string): Promise<string[]> {
  const inVitest = mutants.filter(({ project }) => project !== 'browser');
  const inBrowser = mutants.filter(({ project }) => project === 'browser');
  const tests = (some: readonly Mutant[]) => [...new Set(some.flatMap((one) => one.tests))];
  const projects = [...new Set(inVitest.map(({ project }) => project))];
  const outcomes = [
    ...(inVitest.length > 0 ? [vitest(folder, projects, tests(inVitest))] : []),
    ...(inBrowser.length > 0 ? [await playwright(folder, tests(inBrowser))] : []),
  ];
  return outcomes
    .filter(({ passed, failed }) => passed === 0 || failed > 0)
    .map(({ passed, failed }) => `${passed} passed, ${failed} failed`);
}

function chosen(args: readonly string[]): ReadonlySet<number> {
  if (args.length === 0) return new Set(MUTANTS.keys());
  return new Set(
    args.flatMap((arg) => {
      const [from = 0, to = from] = arg.split('-').map((part) => Number(part) - 1);
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
}

await ensureBuilt(FROZEN);
const numbers = chosen(process.argv.slice(2));
const mutants = [...MUTANTS.entries()].filter(([index]) => numbers.has(index));
const folder = copyProject();
let missed = 0;
try {
  const faults = await failingAnyway(
    mutants.map(([, mutant]) => mutant),
    folder,
  );
  if (faults.length > 0) throw new Error(`Before anything is broken: ${faults.join('; ')}`);
  for (const [index, mutant] of mutants) {
    const startedAt = performance.now();
    const reason = await tryMutant(mutant, folder);
    if (reason !== undefined) missed += 1;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const verdict =
      reason === undefined ? `caught by ${mutant.tests.join(', ')}` : `MISSED: ${reason}`;
    console.log(`${String(index + 1).padStart(2)} ${mutant.why}\n     ${verdict} (${seconds} s)`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`\n${mutants.length - missed} of ${mutants.length} caught.`);
process.exit(missed === 0 ? 0 : 1);
