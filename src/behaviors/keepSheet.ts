// A reload must not empty the rescue sheet: what is typed stays in this tab until it is closed or cleared. Nothing is sent.
// It shares no module with the scripts of every page: a shared one would become a file to fetch.
const KEY = 'fiche-de-secours';
const SEPARATOR = '\u0000';

const sheet = document.getElementById(KEY);
const fields = [...(sheet?.querySelectorAll('textarea') ?? [])];
const fill = (texts: readonly string[]) => {
  for (const [index, field] of fields.entries()) field.value = texts[index] ?? '';
};

/** Where storage is blocked, the sheet works as well, and keeps nothing. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    // Nothing is kept.
  }
}

withStorage((storage) => {
  const kept = storage.getItem(KEY);
  if (kept !== null) fill(kept.split(SEPARATOR));
});
sheet?.addEventListener('input', () =>
  withStorage((storage) => storage.setItem(KEY, fields.map(({ value }) => value).join(SEPARATOR))),
);
sheet?.querySelector('[data-clears]')?.addEventListener('click', () => {
  fill([]);
  withStorage((storage) => storage.removeItem(KEY));
});
