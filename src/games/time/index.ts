import type { Box } from '../../engine/game.ts';
import { campaignOf } from './campaign.ts';
import type { TimePack } from './content.ts';
import { openTime } from './game.ts';
import { timeOptions } from './options.ts';
import { checkPack, soundPack } from './pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { tellerOf } from './text-teller.ts';

/** Dungeon Time, as it comes in its box. */
export const timeBox: Box<TimePack> = {
  id: 'time',
  seats: { min: 1, max: 5 },
  options: timeOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openTime,
  teller: tellerOf,
  campaign: campaignOf,
};

export { timeBox as box };
