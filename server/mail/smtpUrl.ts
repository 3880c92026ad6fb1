import { isIP } from 'node:net';

/** Where mails leave from. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://), or after STARTTLS (smtp://). */
  readonly secure: boolean;
  /** A relay on this very machine: nothing travels, and its certificate is rarely a real one. */
  readonly local: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | undefined;
}

const LOCAL = ['localhost', '127.0.0.1', '::1'];

/** Submission ports (RFC 8314), which want a password: port 25 has to be asked for. */
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Undefined when it is not an address of a mail server. It holds a password: no message may quote it. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [user, pass] = [decode(url.username), decode(url.password)];
  const isPlain = /^\/?$/.test(url.pathname) && url.search === '' && url.hash === '';
  if (defaultPort === undefined || host === '' || !isPlain) return undefined;
  if (user === undefined || pass === undefined) return undefined;
  if ((user === '') !== (pass === '')) return undefined;
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    secure: url.protocol === 'smtps:',
    local: LOCAL.includes(host.toLowerCase()) || (isIP(host) === 4 && host.startsWith('127.')),
    credentials: user === '' ? undefined : { user, pass },
  };
}
