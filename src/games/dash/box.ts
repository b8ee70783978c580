import type { Box } from '../../engine/game.ts';
import { packReader } from '../../engine/pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { DashPack } from './rules/content.ts';
import { openDash } from './rules/game.ts';
import { dashOptions } from './rules/options.ts';
import { adviceOn, CREATURES_IN_WORDS, contentMistakes, packSchema } from './rules/pack.ts';
import { MAX_SEATS } from './rules/state.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { tellWith } from './text/text-names.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<DashPack>({
  schema: packSchema,
  either: CREATURES_IN_WORDS,
  contentMistakes,
  advice: adviceOn,
});

/** Dash Through the Dungeon as the platform sees it: options, packs and rules. */
export const dashBox: Box<DashPack> = {
  id: 'dash',
  seats: { min: 2, max: MAX_SEATS },
  options: dashOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openDash,
  teller: (pack, locale) => tellWith({ en, it }[locale], pack, locale),
};

export { dashBox as box };
