import { parseSmtpUrl, type SmtpServer } from '#server/mail/smtpUrl.ts';
import { createTransport, type Transport } from '#server/mail/transport.ts';

/** Far longer than a busy machine needs to answer: what is given up too soon is sent twice. */
const TIMEOUTS = { connectMs: 2500, greetingMs: 2500, socketMs: 2500 };

export function smtpServer(url: string): SmtpServer {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error(url);
  return server;
}

/** A transport to a port of this machine, impatient. */
export const transportTo = (port: number, socketMs = TIMEOUTS.socketMs): Transport =>
  createTransport(smtpServer(`smtp://127.0.0.1:${port}`), { ...TIMEOUTS, socketMs });
