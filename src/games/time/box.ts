import type { Box } from '../../engine/game.ts';
import { packReader } from '../../engine/pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { campaignOf } from './rules/campaign.ts';
import type { TimePack } from './rules/content.ts';
import { openTime } from './rules/game.ts';
import { timeOptions } from './rules/options.ts';
import { contentMistakes, packSchema } from './rules/pack.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { tellWith } from './text/text-names.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<TimePack>({
  schema: packSchema,
  either: 'one of the shapes this game knows',
  contentMistakes,
});

/** Dungeon Time as the platform sees it: options, packs and rules. */
export const timeBox: Box<TimePack> = {
  id: 'time',
  seats: { min: 1, max: 5 },
  options: timeOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openTime,
  teller: (pack, locale) => tellWith({ en, it }[locale], pack, locale),
  campaign: campaignOf,
};

export { timeBox as box };
