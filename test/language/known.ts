import type { KnownOfGame } from '../../src/engine/testing/known-of-game.ts';
import type { Locale } from '../../src/engine/text.ts';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import type { Known } from './samples.ts';

/** Player names that no rule mistakes for a word. */
export const PLAYERS = ['Ada', 'Bruno', 'Carla'];

/** Values for string parameters by name: figures and lists as the pages pass them, with their words. */
const STRINGS: Readonly<
  Record<Locale, { names: readonly string[]; things: readonly string[]; [name: string]: readonly string[] }>
> = {
  en: {
    names: ['Ada', 'Ada and Bruno'],
    things: ['a Sword', '2 Swords', 'a Sword and a Torch'],
    ap: ['0 AP', '1 AP', '2 AP'],
    points: ['0 points', '1 point', '2 points'],
    gold: ['0 gold', '1 gold', '2 gold'],
    date: ['3/4/2026'],
    bot: ['careful'],
  },
  it: {
    names: ['Ada', 'Ada e Bruno'],
    things: ['una Spada', '2 Spade', 'una Spada e una Torcia'],
    ap: ['0 PA', '1 PA', '2 PA'],
    points: ['0 punti', '1 punto', '2 punti'],
    gold: ['0 monete d’oro', '1 moneta d’oro', '2 monete d’oro'],
    date: ['3/4/2026'],
    bot: ['prudente'],
  },
};

/** Lists that are never empty in a sentence of shared code, each with its reason. */
const NEVER_EMPTY: readonly RegExp[] = [
  // These sentences always have a subject.
  /play\/(?:social|hosting)\/.* names$/,
  /same-room\/.* names$/,
  /voice\/.*unreached.* names$/,
  /records\/.* names$/,
  // A shared win has winners.
  /place-text.* winners$/,
];

/** What each game declares about its own texts, by folder. */
export const OF_GAMES: ReadonlyMap<string, KnownOfGame> = new Map<string, KnownOfGame>(
  await Promise.all(
    GAME_IDS.map(async (id) => {
      const { known }: { known: KnownOfGame } = await import(`../../src/games/${id}/text/testing/known.ts`);
      return [`src/games/${id}/`, known] as const;
    }),
  ),
);

/** The declarations for a text's place; none for shared code. */
const ofGame = remembered(
  (where: string): KnownOfGame => OF_GAMES.get(/^src\/games\/[^/]+\//.exec(where)?.[0] ?? '') ?? {},
);

/** Memoised by place: each is looked up in thousands of calls. */
function remembered<Answer>(find: (where: string) => Answer): (where: string) => Answer {
  const found = new Map<string, Answer>();
  return (where) => {
    const answer = found.get(where) ?? find(where);
    found.set(where, answer);
    return answer;
  };
}

/** The object values of all games by the full path of their type. */
function valuesOf(locale: Locale): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    [...OF_GAMES].flatMap(([folder, { values }]) =>
      Object.entries(values?.(locale, PLAYERS) ?? {}).map(([type, value]) => [`${folder}${type}`, value]),
    ),
  );
}

/** What a sentence needs besides numbers: names of the standard packs, and joined lists. */
export function knownIn(locale: Locale): Known {
  const { names, things, ...named } = STRINGS[locale];
  return {
    locale,
    values: valuesOf(locale),
    numbers: (alias, where) => ofGame(where).numbers?.find(({ of }) => of.test(`${where} ${alias}`))?.are ?? [0, 1, 2],
    strings: (name, where) => {
      const own = ofGame(where).strings?.[locale][name];
      if (own !== undefined) return own;
      if (name === 'names') return names;
      return ofGame(where).things?.test(name) ? things : (named[name] ?? ['Ada']);
    },
    isPossible: (parts) => {
      // Never said when no cards are left.
      if (parts.hand === 0 && parts.deck === 0) return false;
      const list = Object.values(parts).find((part) => things.includes(String(part)) || names.includes(String(part)));
      if (typeof parts.shared === 'boolean' && list !== undefined) return parts.shared === (list === names[1]);
      if (!things.includes(String(list)) || typeof parts.count !== 'number') return true;
      return parts.count === 1 ? list === things[0] : parts.count > 1 && list !== things[0];
    },
    lengths: (name, where) => {
      const never = [...NEVER_EMPTY, ...(ofGame(where).neverEmpty ?? [])];
      return never.some((pattern) => pattern.test(`${where} ${name}`)) ? [1, 2] : [0, 1, 2];
    },
  };
}
