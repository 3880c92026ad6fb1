import type { FastifyInstance } from 'fastify';

/** The application on a real socket; gives its port. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}
