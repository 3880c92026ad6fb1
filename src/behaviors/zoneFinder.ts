// Says whether a postcode, a department or a prefecture is in the zone. The cards of the list know.
const field = document.getElementById('code-postal');
const answer = field?.nextElementSibling;
const cards = document.querySelectorAll<HTMLElement>('#zone li');

/** Without accents, spaces, hyphens, nor the article of a town. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/^ ?l[ea] /, '')
    .replace(/[^a-z\d]/g, '');

const textOf = (node: Node | undefined): string => node?.textContent ?? '';

function tell({ type }: Event): void {
  if (!(field instanceof HTMLInputElement && answer instanceof HTMLElement)) return;
  const asked = plain(field.value);
  const [code] = /^\d[\dab]/.exec(asked) ?? [];
  const { inside, outside } = answer.dataset;
  // Half a name is no answer yet: "Loire" may become "Loiret".
  let isBegun = asked.length < 2;
  let text = `${code ?? field.value.trim()}\u00a0: ${outside}`;
  let found = false;
  for (const card of cards) {
    const [number, name, , , delay] = card.childNodes;
    const names = [name, card.querySelector('small') ?? undefined].map((one) => plain(textOf(one)));
    const isFound = code === undefined ? names.includes(asked) : code === plain(textOf(number));
    isBegun ||= code === undefined && names.some((one) => one.startsWith(asked));
    card.toggleAttribute('data-found', isFound);
    if (!isFound) continue;
    found = true;
    text = `${textOf(name).trim()} (${textOf(number)})\u00a0: ${inside} ${textOf(delay)}.`;
  }
  answer.textContent = found || !isBegun || (type === 'change' && asked !== '') ? text : '';
}

field?.addEventListener('input', tell);
field?.addEventListener('change', tell);
