// The specification: with a hash in the address, a smooth scroll to its element, a moment after load.
const OWN_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const target = document.getElementById(location.hash.slice(1));
const delayMs = Number(
  document.querySelector<HTMLElement>('[data-scroll-delay]')?.dataset['scrollDelay'],
);
const [entry] = performance.getEntriesByType('navigation');
const isFresh = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';

// Not against the visitor: a reload or "back" has its own place, and so has a scroll already begun.
if (target && isFresh && Number.isFinite(delayMs)) {
  const timer = setTimeout(() => target.scrollIntoView(), delayMs);
  for (const event of OWN_SCROLL) {
    addEventListener(event, () => clearTimeout(timer), { once: true, passive: true });
  }
}
