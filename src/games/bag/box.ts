import type { Box } from '../../engine/game.ts';
import { packReader } from '../../engine/pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { BagPack } from './rules/content.ts';
import { openBag } from './rules/game.ts';
import { bagOptions } from './rules/options.ts';
import { contentMistakes, packSchema } from './rules/pack.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { tellWith } from './text/text-names.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<BagPack>({
  schema: packSchema,
  either: 'one of its kinds',
  contentMistakes,
});

/** Bag of Dungeon as the platform sees it: options, packs and rules. */
export const bagBox: Box<BagPack> = {
  id: 'bag',
  seats: { min: 1, max: 4 },
  options: bagOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openBag,
  teller: (pack, locale) => tellWith({ en, it }[locale], pack, locale),
};

export { bagBox as box };
