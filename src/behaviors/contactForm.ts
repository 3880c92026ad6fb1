// How long the page was looked at before the form was sent: robots are faster than people.
document.addEventListener(
  'submit',
  ({ target }) => {
    if (!(target instanceof HTMLFormElement)) return;
    const field = target.elements.namedItem('duree');
    if (field instanceof HTMLInputElement) field.value = String(Math.round(performance.now()));
  },
  { capture: true },
);
