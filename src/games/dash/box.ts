import type { Box } from '../../engine/game.ts';
import standard from './packs/standard.json' with { type: 'json' };
import type { DashPack } from './rules/content.ts';
import { openDash } from './rules/game.ts';
import { dashOptions } from './rules/options.ts';
import { checkPack, soundPack } from './rules/pack/pack.ts';
import { MAX_SEATS } from './rules/state.ts';
import { tellerOf } from './text/text-teller.ts';

/** Dash Through the Dungeon as the platform sees it: options, packs and rules. */
export const dashBox: Box<DashPack> = {
  id: 'dash',
  seats: { min: 2, max: MAX_SEATS },
  options: dashOptions,
  standardPack: soundPack(standard),
  checkPack,
  open: openDash,
  teller: tellerOf,
};

export { dashBox as box };
