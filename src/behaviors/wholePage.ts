// At first only the first screen is laid out (styles/base.css), so that it is painted soon. Then the rest follows, one
// section at a time while the browser has nothing better to do, and at once when the visitor starts to move.
const { dataset } = document.documentElement;
const MOVES = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange'] as const;

if ('partial' in dataset) {
  const parts = document.querySelectorAll<HTMLElement>('main > :not(:first-child), body > footer');
  const waiting = [...parts];

  function showAll(): void {
    delete dataset['partial'];
    for (const part of parts) part.removeAttribute('style');
    for (const move of MOVES) removeEventListener(move, showAll);
  }

  function showNext(): void {
    const next = waiting.shift();
    if (next && 'partial' in dataset) {
      next.style.contentVisibility = 'visible';
      whenIdle(showNext);
    } else showAll();
  }

  // Safari has no idle callbacks.
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

  for (const move of MOVES) addEventListener(move, showAll, { passive: true });
  // Fonts delay the load event: what is laid out after it is laid out once.
  addEventListener('load', () => whenIdle(showNext));
}
