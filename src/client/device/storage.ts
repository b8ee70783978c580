// A browser may forbid storage altogether: the page still works, but remembers nothing once it is closed.

/** What this browser keeps under a key. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this browser keeps under a key as JSON; undefined where there is nothing, or no JSON. */
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
    // No storage, or a full one.
  }
}
