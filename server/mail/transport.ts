import { addAbortListener } from 'node:events';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { mailError } from './failure.ts';
import type { SmtpServer } from './smtpUrl.ts';

/** When to end an attempt. */
export interface Deadline {
  /** A time of performance.now(): a change of the clock neither shortens nor extends it. */
  readonly endsAt: number;
  /** Aborted when the site must stop now. */
  readonly stop: AbortSignal;
}

/** Resolves when the server has taken the mail; rejects with the reason why not. */
export type Transport = (mail: MailComposerOptions, deadline: Deadline) => Promise<void>;

const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** A timer is not enough: after a freeze, Node may handle the server's reply before the late timer. */
function check({ endsAt, stop }: Deadline): void {
  if (stop.aborted) throw mailError('STOPPED');
  if (performance.now() >= endsAt) throw mailError('ETIMEDOUT SEND');
}

/** Hangs up when the conversation fails, when time is up or when the site stops. */
async function within(deadline: Deadline, connection: SMTPConnection, talk: () => Promise<void>) {
  check(deadline);
  const { promise: broken, reject } = Promise.withResolvers<never>();
  connection.on('error', reject);
  using _stop = addAbortListener(deadline.stop, () => reject(mailError('STOPPED')));
  const remainingMs = deadline.endsAt - performance.now();
  using _timer = setTimeout(() => reject(mailError('ETIMEDOUT SEND')), remainingMs);
  try {
    await Promise.race([talk(), broken]);
    connection.quit();
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * One connection per mail: there are a few a day. nodemailer's own transports cannot be interrupted, and a slow
 * server must be left before the lease ends.
 */
export function createTransport(server: SmtpServer, timeoutsMs = TIMEOUTS_MS): Transport {
  const { credentials, local, ...address } = server;
  // Requests are personal data: they leave this machine encrypted, to a server that proved its name.
  const options = { ...address, requireTLS: !local, ignoreTLS: local, ...timeoutsMs };
  return async (mail, deadline) => {
    const message = new MailComposer(mail).compile();
    const raw = await message.build();
    // Read when the server says "go ahead", the last moment at which the mail can still be kept back.
    async function* unlessLate() {
      check(deadline);
      yield raw;
    }
    const content = Readable.from(unlessLate());
    const connection = new SMTPConnection(options);
    await within(deadline, connection, async () => {
      await promisify(connection.connect).call(connection);
      if (credentials) await promisify(connection.login).call(connection, { credentials });
      await promisify(connection.send).call(connection, message.getEnvelope(), content);
    });
  };
}
