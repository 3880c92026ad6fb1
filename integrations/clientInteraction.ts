import type { AstroIntegration } from 'astro';

/** `client:interaction`: an island loads when it is first pointed at, touched or focused. */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client:interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './integrations/interaction.ts' });
      },
    },
  };
}
