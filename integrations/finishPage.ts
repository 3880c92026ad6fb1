import type { MiddlewareHandler } from 'astro';
import { delayStyles } from './delayStyles.ts';
import { safeDrawings } from './safeDrawings.ts';
import { tidyIslands } from './tidyIslands.ts';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = delayStyles(tidyIslands(await response.text()));
  return new Response(safeDrawings(html), response);
};
