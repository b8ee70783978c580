import type { Box } from '../../engine/game.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { DaysPack } from './rules/content.ts';
import { openDays } from './rules/game.ts';
import { SEATS } from './rules/moves.ts';
import { daysOptions } from './rules/options.ts';
import { checkPack, soundPack } from './rules/pack/pack.ts';
import { tellerOf } from './text/text-teller.ts';

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
