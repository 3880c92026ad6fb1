// Says whether a postcode, a department or a prefecture is in the zone. The cards of the list know. Of another name we
// know nothing: Le Havre is no prefecture, and yet in its department.
const field = document.getElementById('code-postal');
const answer = field?.nextElementSibling;

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
    said = `${name} (${number})\u00a0: ${inside} ${delay}.`;
  }
  const isWhole = isFound || !isHalf || (type === 'change' && asked !== '');
  answer.textContent = (isWhole && said) || '';
}

for (const type of ['input', 'change']) field?.addEventListener(type, tell);
