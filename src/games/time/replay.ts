import type { ReplayParts } from '../kit.ts';
import { printedOn, type TimePack } from './rules/content.ts';
import type { TimeView } from './rules/view.ts';

/** The replay parts of Dungeon Time besides its page. */
export const replay: ReplayParts<TimeView, TimePack> = {
  moments: ['clock-started', 'adventure-ended', 'accomplished', 'failed', 'backpack-broke', 'game-over'],
  inHand: (view, { pack, locale }) => view.hand.map((card) => printedOn(pack, card).name[locale]),
};
