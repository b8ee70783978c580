import type { Box } from '../../engine/game.ts';
import { packReader } from '../../engine/pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { DaysPack } from './rules/content.ts';
import { openDays } from './rules/game.ts';
import { SEATS } from './rules/moves.ts';
import { daysOptions } from './rules/options.ts';
import { contentMistakes, packSchema, VALUE_IN_WORDS } from './rules/pack.ts';
import { tellerOf } from './text/text-teller.ts';

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
  teller: tellerOf,
};

export { daysBox as box };
