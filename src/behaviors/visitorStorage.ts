type Area = 'localStorage' | 'sessionStorage';

/** What could not be stored: it lives until the page is left. */
const memory = new Map<string, string>();

// Blocked storage throws on the property itself, not only on its methods.
export function readStored(area: Area, key: string): string | null {
  try {
    return memory.get(key) ?? window[area].getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function store(area: Area, key: string, value: string): void {
  try {
    window[area].setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
