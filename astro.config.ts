import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { classNames } from './integrations/classNames.ts';
import { clientInteraction } from './integrations/clientInteraction.ts';
import { closedDevServer } from './integrations/closedDevServer.ts';
import { contentReload } from './integrations/contentReload.ts';
import { customMedia } from './integrations/customMedia.ts';
import { customProperties } from './integrations/customProperties.ts';
import { finishedPages } from './integrations/finishedPages.ts';
import { frozenContent } from './integrations/frozenContent.ts';
import { usedLogos } from './integrations/usedLogos.ts';

export default defineConfig({
  // Our own server serves the pages (server/); Astro renders on demand only what cannot be prerendered.
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), clientInteraction(), finishedPages(), contentReload()],
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  // The default, 'jsx', glues words together where a formatter broke a line.
  compressHTML: true,
  // The server checks the origin of what it receives.
  security: { checkOrigin: false },
  session: false,
  // A photograph's colours need half its sharpness: a twentieth of its bytes for nothing seen.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { chromaSubsampling: '4:2:0' } },
    },
  },
  devToolbar: { enabled: false },
  vite: {
    plugins: [frozenContent(import.meta.dirname), usedLogos(import.meta.dirname)],
    server: closedDevServer(import.meta.dirname),
    css: {
      modules: { generateScopedName: classNames(import.meta.dirname) },
      postcss: { plugins: [customMedia(), customProperties(import.meta.dirname)] },
    },
    build: {
      cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
      // Scripts are inlined; pictures only where an import asks for it (?inline): a page that has none allows none.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false),
    },
  },
});
