import { type RunningServer, startServer } from '#tools/support/startServer.ts';
import { test } from './visit.ts';

interface Setting {
  readonly env: Readonly<Record<string, string>>;
  end?(): void;
}

/** Tests on a server of their own, set up as told; a worker of their own would start another browser. */
export const testOn = (setUp: () => Setting) =>
  test.extend<{ server: RunningServer }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async server({}, use) {
      const { env, end } = setUp();
      const server = await startServer(env);
      await use(server);
      await server.stop();
      end?.();
    },
    baseURL: ({ server }, use) => use(server.address),
  });
