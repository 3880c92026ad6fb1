import { type RunningServer, startServer } from '../../support/startServer.ts';
import { test } from './visit.ts';

interface Setting {
  readonly env: Readonly<Record<string, string>>;
  end?(): void;
}

/** Tests on a server of their own, set up as told. */
export const testOn = (setUp: () => Setting) =>
  test.extend<object, { server: RunningServer }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
      async ({}, use) => {
        const { env, end } = setUp();
        const server = await startServer(env);
        await use(server);
        await server.stop();
        end?.();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ server }, use) => use(server.address),
  });
