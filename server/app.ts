import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ContactOptions, contactRoutes } from './contact/contactRoutes.ts';
import { COMMON_HEADERS } from './site/headers.ts';
import type { Site } from './site/loadSite.ts';
import { type Handler, isReading, pathOf, serveSite } from './site/serveSite.ts';

/** The application without its process: main.ts listens, tests inject. */
export function buildApp(
  site: Site,
  contact?: ContactOptions,
  trustedProxies: readonly string[] = ['loopback'],
): FastifyInstance {
  const routes = new Map<string, string[]>();
  const serve = serveSite(site, (path) => routes.get(path) ?? []);

  /** Most of what is asked is a file, and Fastify would cost more than to send it. */
  const front =
    (fastify: Handler): Handler =>
    (request, response) => {
      const { url = '', method = '' } = request;
      const isFile = isReading(method) && site.assets.has(url);
      const isRoute = !isFile && routes.get(pathOf(url))?.includes(method) === true;
      (isRoute ? fastify : serve)(request, response);
    };

  const app = Fastify({
    // Our own proxies tell us who asks; what a stranger says about it is ignored.
    trustProxy: [...trustedProxies],
    serverFactory: (fastify) => createServer(front(fastify)),
  });
  app.addHook('onRoute', ({ url, method }) => {
    routes.set(url, [...(routes.get(url) ?? []), ...[method].flat()]);
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    serve(request.raw, reply.raw);
  });
  if (contact) contactRoutes(app, contact);
  // Bodies are nobody's business here: without parsers, a post to a page is refused unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return app;
}
