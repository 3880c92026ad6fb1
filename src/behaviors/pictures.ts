// A browser that cannot read AVIF shows the one file in `src`, which every browser reads.
function fallBack(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement) || picture.srcset === '') return;
  picture.parentElement?.querySelector('source')?.remove();
  picture.removeAttribute('srcset');
}

document.addEventListener('error', ({ target }) => fallBack(target), { capture: true });

// Pictures that failed before this script ran.
for (const picture of document.images) {
  if (picture.complete && picture.naturalWidth === 0) fallBack(picture);
}
