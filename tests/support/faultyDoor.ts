import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { portOf } from '#tools/support/mailServer.ts';

/** Where in the conversation things go wrong. "dot": the mail has arrived, our side does not hear so. */
export type Moment = 'connect' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'middle' | 'dot';

/** What happens there: silence, a cut connection, or another answer. */
export type Fault = 'hang' | 'cut' | `${number} ${string}`;

function fail(client: Socket, fault: Fault): void {
  if (fault === 'cut') client.destroy();
  else if (fault !== 'hang') client.write(`${fault}\r\n`);
}

function pass(client: Socket, port: number): Socket {
  const server = connect(port, '127.0.0.1');
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => {});
    one.on('close', () => other.destroy());
  }
  return server;
}

function spoil(client: Socket, port: number, moment: Moment, fault: Fault): void {
  const server = pass(client, port);
  let isInMail = false;
  let isDeaf = false;
  server.on('data', (reply) => {
    if (!isDeaf) client.write(reply);
    else if (fault === 'cut') client.destroy();
  });
  client.on('data', (chunk) => {
    const text = chunk.toString('latin1');
    if (!isInMail && text.startsWith(moment)) return fail(client, fault);
    if (isInMail && moment === 'middle') {
      server.write(chunk.subarray(0, chunk.length / 2));
      return fail(client, fault);
    }
    if (isInMail && moment === 'dot' && text.endsWith('.\r\n')) {
      if (fault !== 'cut' && fault !== 'hang') return fail(client, fault);
      isDeaf = true;
    }
    server.write(chunk);
    isInMail ||= text.startsWith('DATA');
  });
}

/** A proxy to a mail server. It disturbs the first conversation and passes the others on. */
export function faultyDoor(port: number, moment: Moment, fault: Fault): Promise<number> {
  const open = new Set<Socket>();
  let isFirst = true;
  const door = createServer((client) => {
    open.add(client);
    client.on('error', () => {});
    if (isFirst && moment === 'connect') fail(client, fault);
    else if (isFirst) spoil(client, port, moment, fault);
    else client.pipe(pass(client, port)).pipe(client);
    isFirst = false;
  });
  onTestFinished(() => {
    for (const client of open) client.destroy();
    door.close();
  });
  return new Promise((resolve) => {
    door.listen(0, '127.0.0.1', () => resolve(portOf(door)));
  });
}
