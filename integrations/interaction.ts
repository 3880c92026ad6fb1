import type { ClientDirective } from 'astro';

/** A page that scrolls under a resting pointer is no sign: the pointer must move. */
const SIGNS = ['pointermove', 'focusin', 'touchstart'] as const;

/**
 * Loads the island at the first sign that somebody wants it: pointing, touching, focusing, or an
 * address with one of the query keys that the directive names, parted by spaces.
 */
const onInteraction: ClientDirective = (load, { value }, island) => {
  const listen = () => {
    for (const sign of SIGNS) {
      island.addEventListener(sign, start, { capture: true, passive: true });
    }
  };
  const start = async () => {
    for (const sign of SIGNS) island.removeEventListener(sign, start, { capture: true });
    // Pressed before it answers, a button is pressed again once it does. The page listens, not the island:
    // a screen reader is told of what can be clicked.
    let pressed: HTMLElement | null | undefined;
    const keep = ({ target }: Event) => {
      if (target instanceof Element && island.contains(target) && island.hasAttribute('ssr'))
        pressed = target.closest('[type=button]');
    };
    document.addEventListener('click', keep);
    const hydrate = await load();
    await hydrate();
    document.removeEventListener('click', keep);
    pressed?.click();
    // It has not come, for want of a signal: the next sign asks again.
    if (island.hasAttribute('ssr')) listen();
  };
  const asked = new URLSearchParams(location.search);
  if (
    String(value)
      .split(' ')
      .some((key) => asked.has(key))
  )
    start();
  listen();
};

// biome-ignore lint/style/noDefaultExport: Astro asks for one.
export default onInteraction;
