import { isLocalHost } from '#server/isLocalHost.ts';

/** The server that takes our mails. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (smtps://), or after STARTTLS (smtp://). */
  readonly secure: boolean;
  /** A server on this machine: nothing crosses a network, and its certificate is rarely a real one. */
  readonly local: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | undefined;
}

/** Submission ports (RFC 8314), where servers ask for a password. Any other has to be written. */
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function fromUrl(url: URL): SmtpServer | undefined {
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const hasMore = /[^/]/.test(url.pathname + url.search + url.hash);
  const hasHalfOfCredentials = (user === '') !== (pass === '');
  if (!defaultPort || host === '' || hasMore || hasHalfOfCredentials) return undefined;
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    secure: url.protocol === 'smtps:',
    local: isLocalHost(host),
    credentials: user === '' ? undefined : { user, pass },
  };
}

/** Undefined when it is not an address of a mail server. It holds a password: no message may quote it. */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  try {
    return fromUrl(new URL(text));
  } catch {
    return undefined;
  }
}
