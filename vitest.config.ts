import { defineConfig } from 'vitest/config';

// A test waits for what it asserts; how long that takes is no test's subject, and a machine may be busy.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: { ...patience, name: 'unit', include: ['{src,server,scripts,editor}/**/*.test.ts'] },
      },
      // These read dist/: scripts/test.mjs builds it first.
      {
        test: { ...patience, name: 'build', include: ['tests/*.test.ts', 'tests/build/*.test.ts'] },
      },
      // One PostgreSQL serves them all, if the machine has it.
      {
        test: {
          ...patience,
          name: 'store',
          include: ['tests/store/*.test.ts', 'tests/torture/*.test.ts'],
          globalSetup: 'tests/store/postgres.setup.ts',
        },
      },
      // These start the owner's commands, which share one build: one after the other.
      {
        test: {
          ...patience,
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          fileParallelism: false,
        },
      },
      // One file is one engine. Waits are long, and a journey is many: scripts/testEngines.mjs runs these.
      {
        test: {
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
