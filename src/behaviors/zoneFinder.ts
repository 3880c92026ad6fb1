// Says whether a postcode, a department or a prefecture is in the zone. The cards of the list know. Of another name we
// know nothing: Le Havre is no prefecture, and yet in its department.
const field = document.getElementById('code-postal');
const answer = field?.nextElementSibling;

const REST_MS = 300;

/** Without accents, spaces, hyphens, nor the article of a town. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/^l[ea] |[^a-z\d]/g, '');

function tell({ type }: Event): void {
  if (!(field instanceof HTMLInputElement && answer instanceof HTMLElement)) return;
  const asked = plain(field.value);
  const [code] = /^\d[\dab]/.exec(asked) ?? [];
  const { inside, outside, unknown } = answer.dataset;
  let said = code === undefined ? unknown : `${code}\u00a0: ${outside}`;
  // Half a name is no answer yet: "Loire" may become "Loiret".
  let isHalf = asked.length < 2;
  let isFound = false;
  for (const card of document.querySelectorAll('#zone li')) {
    const [number = '', name = '', town = '', delay = ''] = [...card.children].map(
      ({ textContent }) => textContent,
    );
    const names = code === undefined ? [plain(name), plain(town)] : [plain(number)];
    const isHere = names.includes(code ?? asked);
    card.toggleAttribute('data-found', isHere);
    isHalf ||= names.some((one) => one.startsWith(asked));
    if (!isHere) continue;
    isFound = true;
    said = `${name} (${number})\u00a0: ${inside}\u00a0${delay}.`;
  }
  const isWhole = isFound || !isHalf || (type === 'change' && asked !== '');
  const told = (isWhole && said) || '';
  // Written again as the field is left, Firefox would tell of it instead of what is reached.
  if (answer.textContent !== told) answer.textContent = told;
}

let typing = 0;

/** Once the keys rest: each of them silences a screen reader, which would say no more of an answer given between two. */
function tellSoon(event: Event): void {
  clearTimeout(typing);
  typing = window.setTimeout(tell, REST_MS, event);
}

for (const type of ['input', 'change']) field?.addEventListener(type, tellSoon);
