import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { forgetContent } from '#integrations/contentReload.ts';
import { browserContent } from './browserContent.ts';
import type { Plan } from './content/plan.ts';
import { frenchKeystatic } from './frenchKeystatic.ts';
import { editorRoutes } from './server/routes.ts';

const readPage = (name: string) => readFileSync(join(import.meta.dirname, 'pages', name), 'utf8');

/** The page at an address of the editor, if there is one. */
function pageAt(path: string, server: ViteDevServer): Promise<string> | string | undefined {
  // Sent without Vite's client script: otherwise each new photo would reload the page, and the owner would lose their
  // place.
  if (path === '/edition') return readPage('edition.html');
  const isForms = path === '/keystatic' || path.startsWith('/keystatic/');
  return isForms ? server.transformIndexHtml(path, readPage('keystatic.html')) : undefined;
}

function answerEditor(server: ViteDevServer, plans: ReadonlyMap<string, Plan>): void {
  // Done before the answer is sent, so that the next page request sees the change even if the file watcher is late.
  const door = editorRoutes(plans, () => forgetContent(server));
  server.middlewares.use(async (request, response, next) => {
    if (await door(request, response)) return;
    const [path = '/'] = (request.url ?? '/').split('?');
    const html = await pageAt(path, server);
    if (html === undefined) next();
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
}

/** Adds the owner's editor to the development server. The site itself knows nothing of it. */
export function ownersEditor(plans: ReadonlyMap<string, Plan>): AstroIntegration {
  return {
    name: 'owners-editor',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            cacheDir: 'editor/.cache',
            plugins: [browserContent(plans)],
            resolve: { dedupe: ['react', 'react-dom'] },
            optimizeDeps: {
              entries: ['editor/keystatic/main.tsx', 'editor/pages/edition.ts'],
              rolldownOptions: { plugins: [frenchKeystatic()] },
            },
          },
        });
      },
      'astro:server:setup': ({ server }) => answerEditor(server, plans),
    },
  };
}
