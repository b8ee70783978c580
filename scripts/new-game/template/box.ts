import type { Box } from '../../engine/game.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { NewGamePack } from './rules/content.ts';
import { openNewGame } from './rules/game.ts';
import { newGameOptions } from './rules/options.ts';
import { checkPack, soundPack } from './rules/pack.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/state.ts';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import { tellWith } from './text/text-names.ts';

/** New Game as the platform sees it: options, packs and rules. */
export const newGameBox: Box<NewGamePack> = {
  id: 'new-game',
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  options: newGameOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openNewGame,
  teller: (pack, locale) => tellWith({ en, it }[locale], pack, locale),
};

export { newGameBox as box };
