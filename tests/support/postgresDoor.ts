import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { portOf } from '#tools/support/mailServer.ts';

interface PostgresDoor {
  /** Connects to the same database, through the proxy. */
  readonly url: string;
  /** From now on, closes a connection that sends this. */
  cutAt(words: string | undefined): void;
  /** Like a dead line: everything sent is lost, on old and new connections, and no connection is closed. */
  swallow(isOn: boolean): void;
}

/** A proxy to PostgreSQL that can fail at a chosen query. */
export async function openPostgresDoor(databaseUrl: string): Promise<PostgresDoor> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host') ?? '';
  const open = new Set<Socket>();
  let fatal: string | undefined;
  let isSwallowing = false;
  const door = createServer((client) => {
    const server = connect(join(folder, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    server.on('data', (chunk) => {
      if (!isSwallowing) client.write(chunk);
    });
    client.on('data', (chunk) => {
      if (isSwallowing) return;
      if (fatal !== undefined && chunk.includes(fatal)) client.destroy();
      else server.write(chunk);
    });
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    door.close();
  });
  await new Promise<void>((resolve) => {
    door.listen(0, '127.0.0.1', resolve);
  });
  url.search = '';
  url.host = `127.0.0.1:${portOf(door)}`;
  return {
    url: url.href,
    cutAt(words) {
      fatal = words;
    },
    swallow(isOn) {
      isSwallowing = isOn;
    },
  };
}
