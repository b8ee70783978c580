import type { Box } from '../../engine/game.ts';
import type { DaysPack } from './content.ts';
import { openDays } from './game.ts';
import { SEATS } from './moves.ts';
import { daysOptions } from './options.ts';
import { checkPack, soundPack } from './pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { tellerOf } from './text-teller.ts';

/** Dungeon Days, as it comes in its box. */
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
