// Drawings that move once, when most of them is seen, clear of the call bar: their styles read that it is. Until then
// they wait where they set off from: a needle at zero, as far from its rest as its drawing says.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-seen', '');
      observer.unobserve(target);
    }
  },
  { threshold: 0.6, rootMargin: '0px 0px -64px' },
);

for (const drawing of document.querySelectorAll<SVGElement>('[data-once]')) {
  drawing.dataset.waits = '';
  drawing.style.setProperty('--rise', drawing.dataset.once ?? '');
  observer.observe(drawing);
}
