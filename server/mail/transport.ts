import { Readable } from 'node:stream';
import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Deadline } from './deadline.ts';
import type { SmtpServer } from './smtpUrl.ts';

/** Resolves when the server has taken the mail over; rejects with what it said, or did not say. */
export type Transport = (mail: MailComposerOptions, deadline: Deadline) => Promise<void>;

interface Timeouts {
  readonly connectMs: number;
  readonly greetingMs: number;
  /** Silence in the middle of the conversation. */
  readonly socketMs: number;
}

const TIMEOUTS: Timeouts = { connectMs: 10_000, greetingMs: 10_000, socketMs: 60_000 };

function connectionTo(server: SmtpServer, timeouts: Timeouts): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    // Requests are personal data: they leave this machine encrypted, to a server that proved its name.
    requireTLS: !server.local,
    ignoreTLS: server.local,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
  });
}

type Done = (error?: Error | null) => void;

const step = (run: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    run((error) => (error ? reject(error) : resolve()));
  });

/** Read only when the server says "go ahead": the last moment at which not to send costs nothing. */
async function* unlessLate(message: Buffer, deadline: Deadline): AsyncGenerator<Buffer> {
  deadline.check();
  yield message;
}

async function converse(
  connection: SMTPConnection,
  { credentials }: SmtpServer,
  mail: MailComposerOptions,
  deadline: Deadline,
): Promise<void> {
  const message = new MailComposer(mail).compile();
  const raw = await message.build();
  deadline.check();
  await step((done) => connection.connect(done));
  if (credentials) await step((done) => connection.login({ credentials }, done));
  deadline.check();
  const stream = Readable.from(unlessLate(raw, deadline));
  await step((done) => connection.send(message.getEnvelope(), stream, done));
}

/**
 * One connection per mail, a few mails a day. The connection is driven by hand because a slow server must
 * be hung up on before the lease ends, and nodemailer's transports cannot be interrupted.
 */
export function createTransport(server: SmtpServer, timeouts = TIMEOUTS): Transport {
  return async (mail, deadline) => {
    const connection = connectionTo(server, timeouts);
    const broken = Promise.withResolvers<never>();
    const hangUp = () => broken.reject(deadline.signal.reason);
    connection.on('error', broken.reject);
    deadline.signal.addEventListener('abort', hangUp, { once: true });
    try {
      await Promise.race([converse(connection, server, mail, deadline), broken.promise]);
      connection.quit();
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      deadline.signal.removeEventListener('abort', hangUp);
    }
  };
}
