import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

/** `npm run dev` shows a change in content/ at once: Vite does not see files read by Node. */
export function contentReload(): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = resolve('content');
        server.watcher.add(folder);
        server.watcher.on('change', (file) => {
          if (!file.startsWith(folder)) return;
          for (const environment of Object.values(server.environments)) {
            environment.moduleGraph.invalidateAll();
          }
          server.ws.send({ type: 'full-reload' });
        });
      },
    },
  };
}
