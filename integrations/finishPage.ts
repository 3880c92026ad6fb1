import type { MiddlewareHandler } from 'astro';
import { delayStyles } from './delayStyles.ts';
import { tidyIslands } from './tidyIslands.ts';

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(delayStyles(tidyIslands(await response.text())), response);
};
