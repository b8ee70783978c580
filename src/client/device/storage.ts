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

/** What this device keeps under a code, the latest first. */
export interface KeptList<Kept> {
  all(): Kept[];
  keep(item: Kept): void;
  forget(code: string): void;
}

/** A stored list of at most this many items; malformed ones are left out. */
export function keptList<Kept extends { code: string; at: number }>(
  key: string,
  { most, isKept }: { most: number; isKept(raw: unknown): raw is Kept },
): KeptList<Kept> {
  const all = () => readStoredList(key, isKept).sort((one, other) => other.at - one.at);
  const others = (code: string) => all().filter((item) => item.code !== code);
  return {
    all,
    keep: (item) => writeStored(key, JSON.stringify([item, ...others(item.code)].slice(0, most))),
    forget: (code) => writeStored(key, JSON.stringify(others(code))),
  };
}

/** The key under which this device stores whether the server has a dungeon of the day. */
export const DAILY_OFF = 'undercroft.daily';

/** The key of the speed of one-switch scanning; empty or missing: off. */
export const SCANNING = 'undercroft.scanning';

/** The key under which this device stores its owner's finished games. */
export const FINISHED_GAMES = 'undercroft.games';

/** The key under which this device stores whether the server has open tables. */
export const OPEN_TABLES_OFF = 'undercroft.open-tables';
