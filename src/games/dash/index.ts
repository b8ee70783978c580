import type { Box } from '../../engine/game.ts';
import type { DashPack } from './content.ts';
import { openDash } from './game.ts';
import { dashOptions } from './options.ts';
import { checkPack, soundPack } from './pack.ts';
import standard from './packs/standard.json' with { type: 'json' };
import { MAX_SEATS } from './state.ts';
import { tellerOf } from './text-teller.ts';

/** Dash Through the Dungeon, as it comes in its box. */
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
