import type { Box } from '../../engine/game.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { campaignOf } from './rules/campaign.ts';
import type { TimePack } from './rules/content.ts';
import { openTime } from './rules/game.ts';
import { timeOptions } from './rules/options.ts';
import { checkPack, soundPack } from './rules/pack/pack.ts';
import { tellerOf } from './text/text-teller.ts';

/** Dungeon Time as the platform sees it: options, packs and rules. */
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
