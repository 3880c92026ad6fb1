import { defineConfig } from 'vitest/config';
import { FROZEN } from './tests/frozen.mjs';

// A test waits for what it asserts; how long that takes is no test's subject, and a machine may be busy.
const common = { testTimeout: 120_000, hookTimeout: 120_000, env: FROZEN };

export default defineConfig({
  test: {
    projects: [
      {
        test: { ...common, name: 'unit', include: ['{src,server,scripts,editor}/**/*.test.ts'] },
      },
      // These read dist/: scripts/test.mjs builds it first.
      {
        test: { ...common, name: 'build', include: ['tests/*.test.ts', 'tests/build/*.test.ts'] },
      },
      // One PostgreSQL serves them all, if the machine has it.
      {
        test: {
          ...common,
          name: 'store',
          include: ['tests/store/*.test.ts', 'tests/torture/*.test.ts'],
          globalSetup: 'tests/store/postgres.setup.ts',
        },
      },
      // These start the owner's commands, which share one build: one after the other.
      {
        test: {
          ...common,
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          fileParallelism: false,
        },
      },
      // Companies of their own, made from the owner's content/ and built: not on the tests' company.
      {
        test: {
          testTimeout: 300_000,
          hookTimeout: 300_000,
          name: 'companies',
          include: ['tests/companies/*.test.ts'],
          fileParallelism: false,
        },
      },
      // One file is one engine. Waits are long, and a journey is many: scripts/testEngines.mjs runs these.
      {
        test: {
          env: FROZEN,
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          // As in playwright.config.ts: scripts/testReport.mjs names and limits second tries.
          retry: 1,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
