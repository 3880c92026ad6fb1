import { parseSmtpUrl, type SmtpServer } from '#server/mail/smtpUrl.ts';
import { createTransport, type Deadline, type Transport } from '#server/mail/transport.ts';

/** Far longer than a busy machine needs to answer: what is given up too soon is sent twice. */
const PATIENCE_MS = 2500;

export function smtpServer(url: string): SmtpServer {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error(url);
  return server;
}

/** A transport to a port of this machine, impatient. */
export const transportTo = (port: number, patienceMs = PATIENCE_MS): Transport =>
  createTransport(smtpServer(`smtp://127.0.0.1:${port}`), {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  });

export const deadlineIn = (ms: number): Deadline => ({
  endsAt: performance.now() + ms,
  stop: new AbortController().signal,
});
