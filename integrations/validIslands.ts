import type { AstroIntegration } from 'astro';

/** Pages with islands are valid HTML, the same wherever they are built. */
export function validIslands(): AstroIntegration {
  return {
    name: 'valid-islands',
    hooks: {
      'astro:config:setup': ({ addMiddleware }) => {
        addMiddleware({ order: 'post', entrypoint: new URL('./tidyIslands.ts', import.meta.url) });
      },
    },
  };
}
