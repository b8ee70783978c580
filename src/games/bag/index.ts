import type { Box } from '../../engine/game.ts';
import type { BagPack } from './content.ts';
import { openBag } from './game.ts';
import { bagOptions } from './options.ts';
import { checkPack, soundPack } from './pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { tellerOf } from './text-teller.ts';

/** Bag of Dungeon, as it comes in its box. */
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
