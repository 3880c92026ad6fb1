import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ContactOptions, contactRoutes } from './contact/contactRoutes.ts';
import { createClientErrors } from './http/clientErrors.ts';
import { createCrowd } from './http/crowd.ts';
import { createDoor, type Door } from './http/door.ts';
import { createGuard } from './http/guard.ts';
import { COMMON_HEADERS } from './site/headers.ts';
import type { Site } from './site/loadSite.ts';
import { type Handler, isReading, pathOf, serveSite } from './site/serveSite.ts';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** The application without its process: main.ts listens, tests inject. */
export function buildApp(
  site: Site,
  contact?: ContactOptions,
  trustedProxies: readonly string[] = ['loopback'],
): FastifyInstance {
  const routes = new Map<string, string[]>();
  const serve = serveSite(site, (path) => routes.get(path) ?? []);
  const guard = createGuard(contact?.publicOrigins ?? []);
  const clientErrors = createClientErrors();
  // Several where a name has several addresses, as localhost does.
  const doors: Door[] = [];
  const isCrowding = createCrowd(() => {
    for (const door of doors) door.queueUp();
  });

  // Our own proxies tell us who asks; what a stranger says about it is ignored.
  const trustProxy = proxyAddr.compile([...trustedProxies]);
  const addressOf = (request: IncomingMessage) => proxyAddr(request, trustProxy);
  let isStopping = false;

  /** Most of what is asked is a file, and Fastify would cost more than to send it. */
  const front =
    (fastify: Handler): Handler =>
    (request, response) => {
      const { url = '', method = '' } = request;
      const isFile = isReading(method) && site.assets.has(url);
      const isRoute = !isFile && routes.get(pathOf(url))?.includes(method) === true;
      if (isRoute || hasBody(request)) clientErrors.watch(request, response);
      if (isCrowding(request, response)) return;
      if (isStopping) response.shouldKeepAlive = false;
      if (guard(request, response)) return;
      if (isRoute && method === 'POST' && turnAway?.(request, response, addressOf(request))) return;
      (isRoute ? fastify : serve)(request, response);
    };

  const app = Fastify({
    trustProxy,
    // What came in before the door closed is answered like anything else.
    return503OnClosing: false,
    serverFactory: (fastify) => {
      const door = createDoor(front(fastify), clientErrors);
      doors.push(door);
      return door.server;
    },
    // The door sees to it; without this Fastify would answer too.
    clientErrorHandler() {},
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const door of doors) door.hasten();
  });
  app.addHook('onRoute', ({ url, method }) => {
    routes.set(url, [...(routes.get(url) ?? []), ...[method].flat()]);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.header('connection', 'close');
  });
  app.setNotFoundHandler((request, reply) => {
    reply.hijack();
    serve(request.raw, reply.raw);
  });
  // The last resort: Fastify's own answer would say what went wrong.
  app.setErrorHandler((_error, _request, reply) =>
    reply.code(500).header('cache-control', 'no-store').type('text/plain').send('Erreur.\n'),
  );
  const turnAway = contact && contactRoutes(app, contact);
  // Bodies are nobody's business here: without parsers, a post to a page is refused unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return app;
}
