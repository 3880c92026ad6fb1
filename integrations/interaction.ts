import type { ClientDirective } from 'astro';

const SIGNS = ['pointerenter', 'focusin', 'touchstart'] as const;

/** Loads the island at the first sign that somebody wants it. */
const onInteraction: ClientDirective = (load, _options, island) => {
  const start = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start, { capture: true });
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of SIGNS) {
    island.addEventListener(sign, start, { capture: true, passive: true });
  }
};

// biome-ignore lint/style/noDefaultExport: Astro asks for one.
export default onInteraction;
