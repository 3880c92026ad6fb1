// Field names repeat those of domain/leadFields.ts: a module shared with the island would be one more file to fetch.

// A link may say what is asked for: /contact?type=location.
const asked = new URLSearchParams(location.search).get('type');
for (const choice of document.getElementsByName('type'))
  if (choice instanceof HTMLInputElement && choice.value === asked) choice.checked = true;

// Sent before the island is there: the browser would speak in a bubble. The island says it in the page, once it has
// come; if it does not, the server does.
const LATE_MS = 4000;
let isHeld = false;
document.addEventListener(
  'invalid',
  (event) => {
    event.preventDefault();
    const form = event.target instanceof HTMLInputElement && event.target.form;
    if (!form || isHeld) return;
    isHeld = true;
    const start = performance.now();
    const send = () => {
      const isLate = performance.now() - start > LATE_MS;
      if (!form.noValidate && !isLate) return setTimeout(send, 50);
      isHeld = false;
      form.noValidate = true;
      return form.requestSubmit();
    };
    send();
  },
  { capture: true },
);

document.addEventListener(
  'submit',
  (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    // Without a signal, and without the island, the browser would leave for a page of its own: what was typed would be lost.
    const isStuck = !navigator.onLine && target.closest('[ssr]') !== null;
    target.querySelector('[role=alert]')?.toggleAttribute('hidden', !isStuck);
    if (isStuck) event.preventDefault();
    // How long the page was looked at before the form was sent: robots are faster than people.
    const field = target.elements.namedItem('duree');
    if (field instanceof HTMLInputElement) field.value = String(Math.round(performance.now()));
  },
  { capture: true },
);
