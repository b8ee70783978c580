import sprite from 'virtual:icons/bag-options';
import type { Hardness, OptionChapters } from '../../../../engine/option-chapters.ts';
import type { Locale } from '../../../../engine/text.ts';
import type { BagPack } from '../../rules/content.ts';
import type { bagOptions } from '../../rules/options.ts';
import type { en } from './en.ts';

/** The chapters of the host's choices, with their pictures and options. */
const CHAPTERS = {
  quest: { icon: 'tied-scroll', options: ['scroll', 'dungeon'] },
  winning: { icon: 'three-friends', options: ['mode', 'leaveOutHostile'] },
  party: { icon: 'barbute', options: ['characters', 'adventurers', 'starter'] },
  dangers: { icon: 'falling-rocks', options: ['monsterRush', 'fred', 'givingWay', 'collapse'] },
} as const satisfies Record<string, { icon: string; options: readonly (keyof typeof bagOptions)[] }>;

type ScrollChoice = (typeof bagOptions)['scroll']['values'][number];

/** The picture of each Dragon Scroll, and its difficulty in bot games (docs/balance.md). */
export const SCROLL_STORIES: Readonly<Record<ScrollChoice, { icon: string; hardness?: Hardness }>> = {
  none: { icon: 'ring', hardness: 1 },
  random: { icon: 'rolling-dices' },
  1: { icon: 'fountain', hardness: 1 },
  2: { icon: 'stairs', hardness: 1 },
  3: { icon: 'spiked-dragon-head', hardness: 2 },
  4: { icon: 'crowned-skull', hardness: 1 },
  5: { icon: 'sands-of-time', hardness: 2 },
  6: { icon: 'hunting-horn', hardness: 3 },
  7: { icon: 'three-friends', hardness: 3 },
  8: { icon: 'queen-crown', hardness: 1 },
  9: { icon: 'desert', hardness: 1 },
  10: { icon: 'double-dragon', hardness: 2 },
  11: { icon: 'imprisoned', hardness: 2 },
};

/** The pack whose scrolls have stories here; other packs use their own names and texts. */
const STANDARD_PACK = 'standard';
const SCROLL_ICON = 'tied-scroll';

/** The words of the chapters and of the scrolls' stories. */
export type BagChaptersText = typeof en;

/** The host's choices by chapter, with the words of a language. */
export function chaptersWith(words: BagChaptersText, locale: Locale): OptionChapters {
  const ids = Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[];
  const scrolls = Object.keys(SCROLL_STORIES) as ScrollChoice[];
  const standard = Object.fromEntries(
    scrolls.map((value) => [value, { ...SCROLL_STORIES[value], ...words.stories[value] }]),
  );
  return {
    sprite,
    chapters: ids.map((id) => ({ id, ...CHAPTERS[id], ...words.chapters[id] })),
    stories: { scroll: standard },
    storiesIn(pack) {
      const { id, scrolls: cards } = pack as BagPack;
      if (id === STANDARD_PACK) return undefined;
      const own = cards.map(({ name, flavour }, number) => {
        return [
          number + 1,
          { icon: SCROLL_ICON, name: name[locale], says: flavour?.[locale] ?? '', changes: '' },
        ] as const;
      });
      return { scroll: { ...standard, ...Object.fromEntries(own) } };
    },
  };
}
