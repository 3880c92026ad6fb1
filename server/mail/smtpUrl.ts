import { isLocalHost } from '#server/isLocalHost.ts';

/** Submission ports (RFC 8314), where servers ask for a password. Any other has to be written. */
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

function fromUrl(url: URL) {
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const hasMore = /[^/]/.test(url.pathname + url.search + url.hash);
  const hasHalfOfCredentials = (user === '') !== (pass === '');
  if (!defaultPort || host === '' || hasMore || hasHalfOfCredentials) return undefined;
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    /** TLS from the first byte (smtps://), or after STARTTLS (smtp://). */
    secure: url.protocol === 'smtps:',
    /** Nothing crosses a network, and the certificate is rarely a real one. */
    local: isLocalHost(host),
    credentials: user === '' ? undefined : { user, pass },
  };
}

/** Undefined when it is not an address of a mail server. It holds a password: no message may quote it. */
export function parseSmtpUrl(text: string) {
  try {
    return fromUrl(new URL(text));
  } catch {
    return undefined;
  }
}

/** The server that takes our mails. */
export type SmtpServer = NonNullable<ReturnType<typeof parseSmtpUrl>>;
