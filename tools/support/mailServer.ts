import type { Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it came over the wire. */
interface Delivery {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

export interface Mailbox {
  readonly port: number;
  readonly deliveries: readonly Delivery[];
}

interface MailServer extends Mailbox {
  close(): Promise<void>;
}

export const portOf = (server: Pick<Server, 'address'>): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
};

/** A real mail server, which keeps what it gets. */
export function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    // With STARTTLS it would warn about its default certificate.
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (raw) => {
          deliveries.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            mail: await PostalMime.parse(raw),
          });
          done();
        })
        .catch(done);
    },
    ...options,
  });
  // Clients that hang up are what these tests are about.
  server.on('error', () => {});
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ port: portOf(server.server), deliveries, close }),
    );
  });
}
