import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SECURITY_TXT } from '#site/domain/securityTxt.ts';
import { type ContactOptions, contactRoutes } from './contact/contactRoutes.ts';
import { COMMON_HEADERS } from './site/headers.ts';
import type { Asset, Site } from './site/loadSite.ts';
import { isFresh, negotiate } from './site/negotiate.ts';
import { renewSecurityTxt } from './site/securityTxt.ts';

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  status = 200,
): FastifyReply {
  const [encoding, form] = negotiate(asset, request.headers['accept-encoding'] ?? '') ?? [];
  reply.headers(asset.headers);
  if (!form) return reply.code(406).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (status !== 200) return reply.code(status).header('cache-control', 'no-store').send(form.body);
  reply.header('etag', form.etag);
  if (isFresh(request.headers['if-none-match'], form.etag)) return reply.code(304).send();
  return reply.code(200).send(form.body);
}

/** The application without its process: main.ts listens, tests inject. */
export function buildApp(
  site: Site,
  contact?: ContactOptions,
  trustedProxies: readonly string[] = ['loopback'],
): FastifyInstance {
  const app = Fastify({
    // Our own proxies tell us who asks; what a stranger says about it is ignored.
    trustProxy: [...trustedProxies],
    // Malformed addresses ("/%zz") lead nowhere, like any other unknown one.
    frameworkErrors: (_error, request, reply) => answer(request, reply.headers(COMMON_HEADERS)),
  });

  function assetAt(path: string): Asset | undefined {
    const asset = site.assets.get(path);
    return asset && path === SECURITY_TXT ? renewSecurityTxt(asset, new Date()) : asset;
  }

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [path = '/', query] = request.url.split('?', 2);
    const asset = assetAt(path);
    if (asset) {
      if (request.method === 'GET' || request.method === 'HEAD') return send(request, reply, asset);
      return reply
        .code(405)
        .header('allow', 'GET, HEAD')
        .header('cache-control', 'no-store')
        .send();
    }
    const trimmed = path.replace(/\/$/, '');
    if (trimmed !== path && site.assets.has(trimmed)) {
      return reply.redirect(query === undefined ? trimmed : `${trimmed}?${query}`, 308);
    }
    return send(request, reply, site.notFound, 404);
  }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  if (contact) contactRoutes(app, contact);
  app.get('*', answer);
  app.setNotFoundHandler(answer);
  // Bodies are nobody's business here: without parsers, a post to a page is refused unread.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  return app;
}
