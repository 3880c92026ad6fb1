import { UNSAVED } from '../frenchKeystatic.ts';

/** What is typed in a form and not saved is kept by Keystatic, under its own names. */
const DATABASE = 'keystatic';
const STORE = 'items';
const keyOf = (form: string) => ['singleton', form];

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Runs an action on the drafts' store. Without drafts there is no database, and none is created. */
async function withDrafts<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<T>,
): Promise<T | undefined> {
  const found = await indexedDB.databases();
  if (!found.some(({ name }) => name === DATABASE)) return undefined;
  const database = await done(indexedDB.open(DATABASE));
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    return await act(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

/** Keystatic writes a draft with a delay; the form on screen shows at once that it has changed. */
function isMarked(forms: readonly string[], { location, document }: Window): boolean {
  const shown = location.pathname.split('/').at(-1) ?? '';
  return forms.includes(shown) && document.body.textContent.includes(UNSAVED);
}

/** Whether one of these forms has unsaved changes: the one shown in this window, or one opened earlier. */
export async function haveDrafts(forms: readonly string[], shown: Window | null): Promise<boolean> {
  if (shown !== null && isMarked(forms, shown)) return true;
  const counts = await withDrafts('readonly', (store) =>
    Promise.all(forms.map((form) => done(store.count(keyOf(form))))),
  );
  return counts?.some((count) => count > 0) ?? false;
}

export async function forgetDrafts(forms: readonly string[]): Promise<void> {
  await withDrafts('readwrite', (store) =>
    Promise.all(forms.map((form) => done(store.delete(keyOf(form))))),
  );
}
