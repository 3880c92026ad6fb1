import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import inject from 'light-my-request';

/** What the pages that the server asks for read as Astro.locals. */
type Locals = Partial<App.Locals>;

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (() => void) | undefined,
  locals: Locals,
) => unknown;

export type RenderPage = (
  path: '/contact/reponse' | '/contact/merci' | '/contact/estimation' | '/suivi',
  locals: Locals,
) => Promise<string>;

async function loadHandler(file: string): Promise<Handler> {
  // React asks when it is loaded, and is several times slower for those who develop.
  process.env['NODE_ENV'] ??= 'production';
  // What Astro's adapter for Node exports.
  const entry: { readonly handler: Handler } = await import(pathToFileURL(file).href);
  return entry.handler;
}

/**
 * The pages that cannot be built ahead: Astro renders them from the same components as all others.
 * It is loaded for the first of them: most days have none.
 */
export function createRenderer(folder: string): RenderPage {
  const file = join(folder, 'entry.mjs');
  let loading: Promise<Handler> | undefined;
  return async (path, locals) => {
    // If the import fails (no file handle, no memory), it is tried again for the next visitor.
    loading ??= loadHandler(file).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const handler = await loading;
    const dispatch = (request: IncomingMessage, response: ServerResponse) => {
      handler(request, response, undefined, locals);
    };
    const { statusCode, payload } = await inject(dispatch, { method: 'GET', url: path });
    if (statusCode !== 200) throw new Error(`${path} rendered with status ${statusCode}`);
    return payload;
  };
}
