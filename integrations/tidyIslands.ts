import type { MiddlewareHandler } from 'astro';

/** Astro writes the style of its islands where it meets the first one; HTML wants it in the head. */
const STYLES = /<style>astro-island[^<]*<\/style>/;
/** Nothing reads it, and it holds the folder of the build: each machine would serve other bytes. */
const UID = /(?<=<astro-island) uid="\w+"/g;

function tidy(html: string): string {
  const [styles] = STYLES.exec(html) ?? [];
  const valid =
    styles === undefined ? html : html.replace(styles, '').replace('</head>', `${styles}</head>`);
  return valid.replace(UID, '');
}

export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(tidy(await response.text()), response);
};
