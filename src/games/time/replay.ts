import type { ReplayParts } from '../kit.ts';
import { adventurePlace, backOf, type CardNumber, missionPlace, type TimePack } from './rules/content.ts';
import type { TimeView } from './rules/view.ts';

/** The replay parts of Dungeon Time besides its page. */
export const replay: ReplayParts<TimeView, TimePack> = {
  moments: ['clock-started', 'adventure-ended', 'accomplished', 'failed', 'backpack-broke', 'game-over'],
  inHand: (view, { pack, locale }) => view.hand.map((card) => nameOf(pack, card)[locale]),
};

function nameOf(pack: TimePack, card: CardNumber): TimePack['name'] {
  switch (backOf(card)) {
    case 'item':
      return pack.items[card].name;
    case 'mission':
      return pack.missions[missionPlace(card)].name;
    case 'adventure':
      return pack.adventures[adventurePlace(card)].name;
  }
}
