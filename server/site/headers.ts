/** What a page may not use, whoever asks for it. Names that Chromium does not know would fill its console. */
const DENIED = `
  accelerometer autoplay browsing-topics camera clipboard-read display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection keyboard-map magnetometer microphone
  midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial sync-xhr
  unload usb xr-spatial-tracking`;

/** The simulator copies its address, so "clipboard-write" is ours to use. */
const PERMISSIONS = [
  ...DENIED.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** For whatever is not a page: opened by itself, it can do nothing. */
const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** On every answer, whatever its status. Without "preload", which binds every host of the domain: the owner's choice. */
export const COMMON_HEADERS = {
  'content-security-policy': CLOSED_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  // Not no-referrer: a form post would then carry "Origin: null" and could not be checked.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
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

export const contentType = (extension: string): string =>
  TYPES[extension] ?? 'application/octet-stream';

/** Where the build puts files that carry a hash of their bytes in their name. */
export const HASHED = '/_astro/';

/** Hashed names never change their bytes; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
