// Drawings that move once, when so much of them is seen as they ask for, clear of the call bar: their styles read that it is.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (!isIntersecting || intersectionRatio < Number(target.getAttribute('data-once'))) continue;
      target.setAttribute('data-seen', '');
      observer.unobserve(target);
    }
  },
  { threshold: [0, 0.98], rootMargin: '0px 0px -64px' },
);

for (const drawing of document.querySelectorAll('[data-once]')) observer.observe(drawing);
