// Names of fields are those of domain/lead.ts, written again: what the island imports too would be a file to fetch.

// A link may say what is asked for: /contact?type=location.
const asked = new URLSearchParams(location.search).get('type');
for (const choice of document.getElementsByName('type'))
  if (choice instanceof HTMLInputElement && choice.value === asked) choice.checked = true;

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
