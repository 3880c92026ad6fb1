/** What is typed in a form and not saved is kept by Keystatic, under its own names. */
const DATABASE = 'keystatic';
const STORE = 'items';
const keyOf = (form: string) => ['singleton', form];

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does one thing with all drafts. Where nothing was ever typed there is no database: none is made. */
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

/** Whether one of these forms holds something that is not saved. */
export async function haveDrafts(forms: readonly string[]): Promise<boolean> {
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
