import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Routes, send, text } from './http/answer.ts';
import { createClientErrors } from './http/clientErrors.ts';
import { createDoor } from './http/door.ts';
import { createGuard } from './http/guard.ts';
import { errorCode, type Log } from './log.ts';
import type { Site } from './site/loadSite.ts';
import { isReading, pathOf, serveSite } from './site/serveSite.ts';

export interface App {
  readonly server: Server;
  /** Requests in flight are answered first. */
  close(): Promise<void>;
}

interface Options {
  readonly routes?: Routes;
  readonly publicOrigins?: readonly string[];
  readonly log?: Log;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** The application without its process: the files of the site, and routes for what is not a file. */
export function createApp(
  site: Site,
  { routes = {}, publicOrigins = [], log = () => {} }: Options = {},
): App {
  const table = new Map(Object.entries(routes));
  const serve = serveSite(site, (path) =>
    Object.keys(table.get(path) ?? {}).map((method) => method.toUpperCase()),
  );
  const guard = createGuard(publicOrigins);
  const clientErrors = createClientErrors();
  let isStopping = false;

  function routeFor(method: string, url: string) {
    const isFile = isReading(method) && site.assets.has(url);
    const methods = isFile ? undefined : table.get(pathOf(url));
    return isReading(method) ? methods?.get : method === 'POST' ? methods?.post : undefined;
  }

  async function run(
    route: NonNullable<ReturnType<typeof routeFor>>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      const answer = await route(request);
      if (isStopping) response.shouldKeepAlive = false;
      if (answer) send(response, answer);
      else serve(request, response);
    } catch (error) {
      // The visitor is told that it failed, never why.
      log({ level: 'error', event: 'page-failed', code: errorCode(error) });
      if (!response.headersSent) send(response, text(500, 'Erreur.\n'));
    }
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method = '' } = request;
    const route = routeFor(method, url);
    if (route || hasBody(request)) clientErrors.watch(request, response);
    if (isStopping) response.shouldKeepAlive = false;
    if (guard(request, response)) return;
    if (route) void run(route, request, response);
    else serve(request, response);
  }

  const door = createDoor(handle, clientErrors);
  return {
    server: door.server,
    close() {
      isStopping = true;
      return door.close();
    },
  };
}
