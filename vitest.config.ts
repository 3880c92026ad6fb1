import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,server,scripts}/**/*.test.ts'] } },
      // These read dist/: scripts/test.mjs builds it first.
      { test: { name: 'build', include: ['tests/*.test.ts', 'tests/build/*.test.ts'] } },
      // One PostgreSQL serves them all, if the machine has it.
      {
        test: {
          name: 'store',
          include: ['tests/store/*.test.ts', 'tests/torture/*.test.ts'],
          globalSetup: 'tests/store/postgres.setup.ts',
          testTimeout: 60_000,
        },
      },
      // These start the owner's commands, which share one build: one after the other.
      {
        test: {
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
