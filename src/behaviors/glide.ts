// A link inside the page glides to its target (styles/base.css). Nothing else does: back, forward and
// an address with a hash show their place at once, or a second step would leave from mid-flight.
const root = document.documentElement;

/**
 * Longer than the time between two scroll events. Older Safari has no scrollend, and a scroll of zero pixels has none.
 */
const STILL_MS = 200;
let rest = 0;

function stop(): void {
  delete root.dataset['glide'];
}

function stopWhenStill(): void {
  clearTimeout(rest);
  rest = window.setTimeout(stop, STILL_MS);
}

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element && target.closest('a[href*="#"]'))) return;
  root.dataset['glide'] = '';
  stopWhenStill();
});
addEventListener('scroll', stopWhenStill);
document.addEventListener('scrollend', stop);
