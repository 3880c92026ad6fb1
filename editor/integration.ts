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
  // As it is: with Vite's script in it, a new photo would reload it and lose the owner's place.
  if (path === '/edition') return readPage('edition.html');
  const isForms = path === '/keystatic' || path.startsWith('/keystatic/');
  return isForms ? server.transformIndexHtml(path, readPage('keystatic.html')) : undefined;
}

function answerEditor(server: ViteDevServer, plans: ReadonlyMap<string, Plan>): void {
  // Before the answer: whoever has it and asks for a page sees the change, whatever the watchers do.
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
