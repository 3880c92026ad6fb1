import { createHash } from 'node:crypto';

const INLINE = /<(script|style)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/\1>/g;

/** Scripts the browser runs; blocks of data (JSON-LD) need no permission. */
const isExecuted = (attributes: string): boolean =>
  !attributes.includes(' src=') && !/type="application\//.test(attributes);

function hashes(html: string, tag: 'script' | 'style'): string {
  const sources = new Set<string>();
  for (const [, name, attributes = '', code = ''] of html.matchAll(INLINE)) {
    if (name !== tag || !isExecuted(attributes)) continue;
    sources.add(` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...sources].join('');
}

/** A picture that the page itself holds: a preview (src/components/Picture.tsx), or our symbol, shown or stamped. */
const INLINE_PICTURE = /(?:<img [^>]*src=|mask:url\()"?data:image\//;

/**
 * The policy of one page: its own inline code by hash, this origin, nothing else. Without
 * upgrade-insecure-requests: every address is our own, and Safari would look for https on localhost.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    `img-src 'self'${INLINE_PICTURE.test(html) ? ' data:' : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
