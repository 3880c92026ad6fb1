// Says whether a postcode, a department or a prefecture is in the zone. The cards of the list know.
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
  let said = `${code ?? field.value}\u00a0: ${answer.dataset['outside']}`;
  // Half a name is no answer yet: "Loire" may become "Loiret".
  let isHalf = asked.length < 2;
  let isFound = false;
  for (const card of document.querySelectorAll('#zone li')) {
    const [number = '', name = '', town = '', , delay] = [...card.childNodes].map(
      ({ textContent }) => (textContent ?? '').trim(),
    );
    const names = code === undefined ? [plain(name), plain(town)] : [plain(number)];
    const isHere = names.includes(code ?? asked);
    card.toggleAttribute('data-found', isHere);
    isHalf ||= names.some((one) => one.startsWith(asked));
    if (!isHere) continue;
    isFound = true;
    said = `${name} (${number})\u00a0: ${answer.dataset['inside']} ${delay}.`;
  }
  answer.textContent = isFound || !isHalf || (type === 'change' && asked !== '') ? said : '';
}

for (const type of ['input', 'change']) field?.addEventListener(type, tell);
