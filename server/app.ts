import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, type Route, type Routes, send, text } from './http/answer.ts';
import { createDoor } from './http/door.ts';
import { createGuard } from './http/guard.ts';
import { errorCode, type Log } from './log.ts';
import type { Site } from './site/loadSite.ts';
import { isReading, pathOf, serveSite } from './site/serveSite.ts';

interface Options {
  readonly routes?: Routes;
  readonly publicOrigins?: readonly string[];
  readonly log?: Log;
}

/** The application without its process: the files of the site, and routes for what is not a file. */
export function createApp(
  site: Site,
  { routes = {}, publicOrigins = [], log = () => {} }: Options = {},
) {
  const table = new Map(Object.entries(routes));
  const serve = serveSite(site, (path) => Object.keys(table.get(path) ?? {}));
  const guard = createGuard(publicOrigins);

  function routeFor(method: string, url: string): Route | undefined {
    if (isReading(method) && site.assets.has(url)) return undefined;
    return table.get(pathOf(url))?.[method === 'HEAD' ? 'GET' : method];
  }

  async function run(route: Route, request: IncomingMessage): Promise<Answer> {
    try {
      return (await route(request)) ?? serve(request);
    } catch (error) {
      // The visitor is told that it failed, never why.
      log({ level: 'error', event: 'page-failed', code: errorCode(error) });
      return text(500, 'Erreur.\n');
    }
  }

  function finish(response: ServerResponse, answer: Answer): void {
    // A stop was asked for.
    if (!door.server.listening) response.shouldKeepAlive = false;
    send(response, answer);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const route = routeFor(request.method ?? '', request.url ?? '');
    const refusal = guard(request);
    if (route && !refusal) void run(route, request).then((answer) => finish(response, answer));
    else finish(response, refusal ?? serve(request));
  }

  const door = createDoor(handle);
  return door;
}

export type App = ReturnType<typeof createApp>;
