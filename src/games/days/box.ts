import type { Box } from '../../engine/game.ts';
import { packReader } from '../../engine/pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { DaysPack } from './rules/content.ts';
import { openDays } from './rules/game.ts';
import { SEATS } from './rules/moves.ts';
import { daysOptions } from './rules/options.ts';
import { contentMistakes, packSchema, VALUE_IN_WORDS } from './rules/pack.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { tellWith } from './text/text-names.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<DaysPack>({
  schema: packSchema,
  either: VALUE_IN_WORDS,
  contentMistakes,
});

/** Dungeon Days as the platform sees it: options, packs and rules. */
export const daysBox: Box<DaysPack> = {
  id: 'days',
  seats: SEATS,
  options: daysOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openDays,
  teller: (pack, locale) => tellWith({ en, it }[locale], pack, locale),
};

export { daysBox as box };
