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
  // "76600 Le Havre", "Caen 14". A name of ours wins: "Paris 11" is not the Aude. 00 is nobody's; six digits are no postcode.
  const [, name = '', code = ''] = /^([a-z]*)((?!00|9[69])\d[\dab](?!\d{4}))?/.exec(asked) ?? [];
  const cards = [...document.querySelectorAll('#zone li')].map((card) => ({
    card,
    words: [...card.children].map(({ textContent }) => textContent),
  }));
  const named = (is: (word: string) => boolean) =>
    cards.find(({ words: [, department = '', town = ''] }) =>
      [department, town].some((word) => is(plain(word))),
    );
  // "Évry", once the field is left: the beginning of one town is that town.
  const begun = cards.filter(({ words: [, , town = ''] }) => plain(town).startsWith(name));
  const isBegun = type === 'change' && name.length > 3 && begun.length === 1;
  const found =
    named((word) => word === name) ??
    cards.find(({ words }) => words[0] === code) ??
    (isBegun ? begun[0] : undefined);
  for (const { card } of cards) card.toggleAttribute('data-found', card === found?.card);
  const { inside, outside, unknown } = answer.dataset;
  let said = code === '' ? unknown : `${code.toUpperCase()}\u00a0: ${outside}`;
  if (found) {
    const [number, department, , delay] = found.words;
    said = `${department} (${number})\u00a0: ${inside}\u00a0${delay}.`;
  }
  // Half a name is no answer yet: "Loire" may become "Loiret".
  const isHalf = asked.length < 2 || named((word) => word.startsWith(asked)) !== undefined;
  const isWhole = found || !isHalf || (type === 'change' && asked !== '');
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
