// An address that names a question opens it.
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

openNamed();

// The address follows, so that an answer can be sent to somebody.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.id !== '') {
      history.replaceState(history.state, '', `#${target.id}`);
    }
  },
  { capture: true },
);
addEventListener('hashchange', openNamed);

// Opening a question closes the one above it: without this, the text would slide from under the finger.
document.addEventListener('click', ({ target }) => {
  const summary = target instanceof Element && target.closest('summary');
  if (!summary) return;
  const before = summary.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' });
  });
});
