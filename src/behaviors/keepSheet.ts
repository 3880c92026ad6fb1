// A reload must not empty the rescue sheet: what is typed stays in this tab until it is closed or cleared. Nothing is sent.
import { forget, readStored, store } from './visitorStorage.ts';

const KEY = 'fiche-de-secours';
const SEPARATOR = '\u0000';

const sheet = document.getElementById(KEY);
const fields = [...(sheet?.querySelectorAll('textarea') ?? [])];
const fill = (texts: readonly string[]) => {
  for (const [index, field] of fields.entries()) field.value = texts[index] ?? '';
};

const kept = readStored('sessionStorage', KEY);
if (kept !== null) fill(kept.split(SEPARATOR));

sheet?.addEventListener('input', () =>
  store('sessionStorage', KEY, fields.map(({ value }) => value).join(SEPARATOR)),
);
sheet?.querySelector('[data-clears]')?.addEventListener('click', () => {
  fill([]);
  forget('sessionStorage', KEY);
});
