import { readStoredJson, writeStored } from '../storage.ts';

/** A badge of this device's owner: when it was earned, and in which game. */
export interface KeptBadge {
  at: number;
  /** The code of its table, or its day. */
  code: string;
}

/** What the device's owner has collected: badges by `game/badge`, and the ids of the cards met in each game. */
export interface KeptDeeds {
  badges: Record<string, KeptBadge>;
  cards: Record<string, string[]>;
}

const KEY = 'undercroft.deeds';

export function keptDeeds(): KeptDeeds {
  return readDeeds(readStoredJson(KEY));
}

/** Parses stored deeds; malformed parts are left out. */
export function readDeeds(raw: unknown): KeptDeeds {
  const { badges, cards } = (raw ?? {}) as Partial<Record<keyof KeptDeeds, unknown>>;
  return {
    badges: entriesOf(badges, isBadge),
    cards: entriesOf(
      cards,
      (one): one is string[] => Array.isArray(one) && one.every((card) => typeof card === 'string'),
    ),
  };
}

/** Stores badges and cards; returns the cards that are new on this device, and the badges that are, or came with `code`. */
export function keepDeeds(
  game: string,
  found: { badges: readonly string[]; cards: readonly string[]; at: number; code: string },
): { badges: string[]; cards: string[] } {
  const kept = keptDeeds();
  const met = kept.cards[game] ?? [];
  const cards = found.cards.filter((card) => !met.includes(card));
  const { at, code } = found;
  for (const badge of found.badges) kept.badges[`${game}/${badge}`] ??= { at, code };
  writeStored(KEY, JSON.stringify({ ...kept, cards: { ...kept.cards, [game]: [...met, ...cards] } }));
  return { badges: found.badges.filter((badge) => kept.badges[`${game}/${badge}`]?.code === code), cards };
}

/** Merges the deeds of another device; a badge keeps its earliest day. */
export function mergeDeeds(added: KeptDeeds): void {
  const { badges, cards } = keptDeeds();
  for (const [badge, one] of Object.entries(added.badges)) {
    const known = badges[badge];
    if (known === undefined || one.at < known.at) badges[badge] = one;
  }
  for (const [game, ids] of Object.entries(added.cards)) cards[game] = [...new Set([...(cards[game] ?? []), ...ids])];
  writeStored(KEY, JSON.stringify({ badges, cards }));
}

function entriesOf<Kept>(raw: unknown, isKept: (one: unknown) => one is Kept): Record<string, Kept> {
  if (typeof raw !== 'object' || raw === null) return {};
  return Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, Kept] => isKept(entry[1])));
}

function isBadge(raw: unknown): raw is KeptBadge {
  const { at, code } = (raw ?? {}) as Partial<Record<keyof KeptBadge, unknown>>;
  return typeof at === 'number' && typeof code === 'string';
}
