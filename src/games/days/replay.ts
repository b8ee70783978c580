import type { ReplayParts } from '../kit.ts';
import { cardAt, type DaysPack } from './rules/content.ts';
import type { DaysView } from './rules/view.ts';

/** The replay parts of Dungeon Days besides its page. */
export const replay: ReplayParts<DaysView, DaysPack> = {
  moments: ['terrified', 'transported', 'reshuffled', 'game-over'],
  inHand: (view, { pack, locale }) => (view.hand ?? []).map((card) => cardAt(pack, card).name[locale]),
};
