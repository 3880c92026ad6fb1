/** On every answer, whatever its status. */
export const COMMON_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
  // Not no-referrer: a form post would then carry "Origin: null" and could not be checked.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

const TYPES: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The browser ignores speculation rules of any other type. */
export const SPECULATION_RULES = '/speculation-rules.json';

export function contentType(path: string, extension: string): string {
  if (path === SPECULATION_RULES) return 'application/speculationrules+json';
  return TYPES[extension] ?? 'application/octet-stream';
}

/** Where the build puts files that carry a hash of their bytes in their name. */
export const HASHED = '/_astro/';

/** Hashed names never change their bytes; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
