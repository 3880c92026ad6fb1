import { type Answer, type Routes, text } from './http/answer.ts';

/** For whoever watches the process: /healthz, it is alive; /readyz, it can store a request, as the probe finds out. */
export function healthRoutes(probe: () => Promise<void>): Routes {
  let asked: Promise<Answer> | undefined;

  /** One question for all who wait: whoever asks often must not keep visitors from the store. */
  function readiness(): Promise<Answer> {
    asked ??= probe()
      .then(() => text(200, 'ready\n'))
      .catch(() => text(503, 'not ready\n'))
      .finally(() => {
        asked = undefined;
      });
    return asked;
  }

  return {
    '/healthz': { GET: () => text(200, 'ok\n') },
    '/readyz': { GET: readiness },
  };
}
