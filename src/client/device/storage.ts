// A browser may forbid storage: the page still works, but stores nothing.

/** The stored text of a key. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The stored JSON of a key; undefined if missing or invalid. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '');
  } catch {
    return undefined;
  }
}

/** The items of a stored list; malformed ones are left out. */
export function readStoredList<Item>(key: string, isItem: (raw: unknown) => raw is Item): Item[] {
  const kept = readStoredJson(key);
  return Array.isArray(kept) ? kept.filter(isItem) : [];
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // No storage, or it is full.
  }
}
