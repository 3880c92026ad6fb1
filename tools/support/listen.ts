import { once } from 'node:events';
import type { App } from '#server/app.ts';
import { portOf } from './mailServer.ts';

/** The application on a real socket; gives its port. */
export async function listen({ server }: App): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}
