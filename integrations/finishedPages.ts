import type { AstroIntegration } from 'astro';

/** Pages with islands are valid HTML, the same wherever they are built; the home page shows its first screen first. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ order: 'post', entrypoint: new URL('./finishPage.ts', import.meta.url) });
      },
    },
  };
}
