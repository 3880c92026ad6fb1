// npm run test:quick: for every save. Types, lint, units that need nothing but the sources, rules of the house.
import { ensureInstalled, run } from './setup.mjs';

// Types: what has not changed since the last time is not checked again.
const CHECKS = {
  types: [
    'tsc',
    ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json', '-p', '.'],
  ],
  lint: ['biome', ['check', '.']],
  units: ['vitest', ['run', '--project=unit', '--project=house', '--reporter=dot']],
};

await ensureInstalled();
const startedAt = performance.now();
const codes = await Promise.all(
  Object.entries(CHECKS).map(async ([name, [program, args]]) => [name, await run(program, args)]),
);
const failed = codes.filter(([, code]) => code !== 0).map(([name]) => name);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(
  failed.length === 0 ? `Tout va bien, en ${seconds} s.` : `En échec : ${failed.join(' ; ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);
