import type { Box } from '../../engine/game.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { BagPack } from './rules/content.ts';
import { openBag } from './rules/game.ts';
import { bagOptions } from './rules/options.ts';
import { checkPack, soundPack } from './rules/pack/pack.ts';
import { tellerOf } from './text/text-teller.ts';

/** Bag of Dungeon as the platform sees it: options, packs and rules. */
export const bagBox: Box<BagPack> = {
  id: 'bag',
  seats: { min: 1, max: 4 },
  options: bagOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openBag,
  teller: tellerOf,
};

export { bagBox as box };
