// A link inside the page glides to its target (styles/base.css). Nothing else does: back, forward and
// an address with a hash show their place at once, or a second step would leave from mid-flight.
const root = document.documentElement;

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) root.dataset['glide'] = '';
});
document.addEventListener('scrollend', () => {
  delete root.dataset['glide'];
});
