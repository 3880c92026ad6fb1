import { type Routes, text } from './http/answer.ts';

/** How long an answer is good for: whoever asks often must not make the disk work. */
const FRESH_MS = 2000;
/** A store that takes longer than this would keep a visitor waiting too. */
const PATIENCE_MS = 3000;

function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer = Promise.resolve(false);
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - askedAt < FRESH_MS) return answer;
    askedAt = performance.now();
    const late = new Promise<boolean>((resolve) => {
      setTimeout(resolve, PATIENCE_MS, false).unref();
    });
    answer = Promise.race([ask().catch(() => false), late]);
    return answer;
  };
}

/** For whoever watches the process: /healthz, it is alive; /readyz, it can store a request. */
export function healthRoutes(isReady: () => Promise<boolean>): Routes {
  const ask = remembered(isReady);
  return {
    '/healthz': { GET: () => text(200, 'ok\n') },
    '/readyz': {
      GET: async () => ((await ask()) ? text(200, 'ready\n') : text(503, 'not ready\n')),
    },
  };
}
