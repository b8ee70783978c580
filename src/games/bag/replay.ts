import { elementAt } from '../../engine/list.ts';
import type { ReplayParts } from '../kit.ts';
import type { BagPack } from './rules/content.ts';
import type { BagView } from './rules/view.ts';

/** The replay parts of Bag of Dungeon besides its page. */
export const replay: ReplayParts<BagView, BagPack> = {
  moments: ['ring-appeared', 'dragon-appeared', 'slain', 'died', 'left-the-dungeon', 'ring-delivered', 'game-over'],
  inHand: (view, { seat, pack, locale }) =>
    view.adventurers
      .filter((adventurer) => adventurer.seat === seat)
      .flatMap(({ spaces }) => spaces.filter((item) => typeof item === 'number'))
      .map((item) => elementAt(pack.items, item).name[locale]),
};
