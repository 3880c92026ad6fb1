import type { FastifyInstance } from 'fastify';

/** How long an answer is good for: whoever asks often must not make the disk work. */
const FRESH_MS = 2000;
/** A store that thinks longer than this would keep a visitor waiting too. */
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
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const ask = remembered(isReady);
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await ask();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
}
