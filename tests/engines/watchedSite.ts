import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '#scripts/freePort.mjs';

/** Where pages send what they have to say. */
const LISTENER = '/message-for-the-tests';

const WATCHER = `
const tell = (...words) => navigator.sendBeacon('${LISTENER}', words.join(' '));
for (const level of ['debug', 'error', 'info', 'log', 'warn']) console[level] = tell;
addEventListener('error', ({ message, target }) => tell(message ?? 'not loaded: ' + target.outerHTML), true);
addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
`;
const HASH = createHash('sha256').update(WATCHER).digest('base64');

const watchedPolicy = (policy: string) =>
  `${policy.replace("script-src 'self'", `script-src 'self' 'sha256-${HASH}'`)}; report-uri ${LISTENER}`;

function forward(site: string, incoming: IncomingMessage): Promise<IncomingMessage> {
  const headers = { ...incoming.headers };
  if (incoming.headers.accept?.includes('text/html')) {
    // A page is changed on its way: it comes plain and whole.
    headers['accept-encoding'] = 'identity';
    delete headers['if-none-match'];
  }
  return new Promise((resolve, reject) => {
    const options = { method: incoming.method ?? 'GET', headers };
    const outgoing = request(new URL(incoming.url ?? '/', site), options, resolve);
    outgoing.once('error', reject);
    incoming.pipe(outgoing);
  });
}

async function hand(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const policy = answer.headers['content-security-policy'];
  const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false;
  const { 'content-length': length, ...rest } = answer.headers;
  if (!isPage || typeof policy !== 'string') {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
    return;
  }
  response.writeHead(answer.statusCode ?? 500, {
    ...rest,
    'content-security-policy': watchedPolicy(policy),
  });
  response.end((await text(answer)).replace('<head>', `<head><script>${WATCHER}</script>`));
}

/**
 * The site for an engine whose driver tells nothing of the console: its own pages and headers, and one script more, in
 * front of the others, that repeats what goes wrong. The engine itself reports what the policy refuses.
 */
export async function watchSite(site: string) {
  const messages: string[] = [];
  const port = await freePort();
  const server = createServer(async (incoming, response) => {
    if (incoming.url === LISTENER) {
      messages.push(await text(incoming));
      response.writeHead(204).end();
      return;
    }
    await hand(await forward(site, incoming), response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${port}`,
    messages,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
