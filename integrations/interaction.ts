import type { ClientDirective } from 'astro';

const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const;

/**
 * Loads the island at the first sign that somebody wants it: pointing, touching, focusing, or an
 * address with the query key that the directive names.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const start = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start, { capture: true });
    const hydrate = await load();
    await hydrate();
  };
  if (new URLSearchParams(location.search).has(value)) start();
  for (const sign of SIGNS) {
    island.addEventListener(sign, start, { capture: true, passive: true });
  }
};

// biome-ignore lint/style/noDefaultExport: Astro asks for one.
export default onInteraction;
