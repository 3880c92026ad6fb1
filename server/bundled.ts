/** As production runs it, from dist/app; tests and tools run the sources. See scripts/bundleServer.ts. */
export const isBundled = import.meta.url.endsWith('.mjs');
