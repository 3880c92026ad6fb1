import { defineConfig } from 'vitest/config';
import { FROZEN } from './scripts/frozen.mjs';

// A test waits for what it asserts; how long that takes is no test's subject, and a machine may be busy.
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };
const common = { ...patient, env: FROZEN };

/** Beside what they test, but on the built site, on sockets or with processes of their own. */
const ON_A_SITE = [
  'server/contact/{admit,contactRoutes,hostile,refusedPosts}.test.ts',
  'server/followUp/followUpRoutes.test.ts',
  'server/http/*.test.ts',
  'server/mail/{faults,frozen,sender,startMail,transport,twoSenders}.test.ts',
  'server/site/{headers,answerAsset,serveSite}.test.ts',
  'server/{app,health}.test.ts',
  'server/store/*.test.ts',
  'scripts/{holdLock,keepPrevious}.test.ts',
  'editor/server/checkChanges.test.ts',
];
/** Torture: as long as it takes. scripts/testDeep.mjs runs these, and says what each one catches. */
const LONG_COMMANDS = [
  'tests/commands/{deployFronts,deployInstances,devServers,elsewhere,lateStore,logs}.test.ts',
];

export default defineConfig({
  test: {
    // Many tests wait for a socket or a process: two cores have time for three.
    maxWorkers: 3,
    projects: [
      // Nothing but the sources: npm run test:quick.
      {
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          include: ['{src,server,scripts,tools,editor,integrations}/**/*.test.ts'],
          exclude: [...ON_A_SITE, '**/node_modules/**'],
        },
      },
      { test: { ...common, name: 'house', include: ['tests/*.test.ts'] } },
      // These read dist.tests/: scripts/test.mjs builds it first.
      { test: { ...common, name: 'server', include: ON_A_SITE } },
      {
        test: { ...common, name: 'build', include: ['tests/{build,rules}/*.test.ts'] },
      },
      // The same rules once more, on content/ and dist/: what any owner's site must meet, whatever it says.
      { test: { ...patient, name: 'owner', include: ['tests/{owner,rules}/*.test.ts'] } },
      // One PostgreSQL serves them all, if the machine has it.
      {
        test: {
          ...common,
          name: 'store',
          // Real mail servers, with real patience: scripts/testReport.mjs names and limits second tries.
          retry: 1,
          include: ['tests/store/*.test.ts'],
          globalSetup: 'tests/store/postgres.setup.ts',
        },
      },
      // These start the owner's commands, which share one build: one after the other.
      {
        test: {
          ...common,
          name: 'commands',
          include: ['tests/commands/*.test.ts'],
          exclude: LONG_COMMANDS,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          name: 'deep',
          // Servers in front and kills by the second: scripts/testReport.mjs names and limits second tries.
          retry: 1,
          include: [...LONG_COMMANDS, 'tests/torture/*.test.ts', 'tests/deep/*.test.ts'],
          globalSetup: 'tests/store/postgres.setup.ts',
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
      // One file is one browser, with a screen reader. Journeys are long: scripts/testListen.mjs runs these.
      {
        test: {
          env: FROZEN,
          name: 'listen',
          include: ['tests/listen/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
