// Drawings that move once, when all of them is seen, clear of the call bar: their styles read that it is.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-seen', '');
      observer.unobserve(target);
    }
  },
  { threshold: 0.98, rootMargin: '0px 0px -64px' },
);

for (const drawing of document.querySelectorAll('[data-once]')) observer.observe(drawing);
