import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';

/** Sent to every open page of the site. */
const CONTENT_CHANGED = 'content:changed';

/** Only what reads the content, and what shows it, is loaded anew: all of it would take seconds. */
export function forgetContent({ environments }: ViteDevServer): void {
  const readers = resolve('src/content') + sep;
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (file.startsWith(readers)) for (const one of modules) moduleGraph.invalidateModule(one);
    }
  }
}

/** `npm run dev` shows a change in content/ at once: Vite does not see files read by Node. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      // Pages of the site only: a reload of everything would also take what the owner is typing in a form.
      'astro:config:setup': ({ command, injectScript }) => {
        if (command !== 'dev') return;
        injectScript('page', `import.meta.hot?.on('${CONTENT_CHANGED}', () => location.reload());`);
      },
      'astro:server:setup': ({ server }) => {
        const folder = resolve('content') + sep;
        server.watcher.add(folder);
        server.watcher.on('change', (file) => {
          if (!file.startsWith(folder)) return;
          forgetContent(server);
          server.ws.send({ type: 'custom', event: CONTENT_CHANGED });
        });
      },
    },
  };
}
