import { hasEffectNow } from './chapters/flipped-card.ts';
import type { DashPack, DungeonNumber } from './content.ts';
import { isHazard, type Lookup, lookUp } from './lookup.ts';
import { hiddenDungeonCards, sampleState } from './sample.ts';
import type { DashView } from './view.ts';

/** How many of the face-down cards that nobody knows can be expected to be what, by what everybody may know. */
export interface FlipOdds {
  /** How many there are. */
  of: number;
  /** Those that would cost whoever explores AP, work magic on them or bar their way, before any Equipment. */
  hurt: number;
  treasures: number;
  /** Nothing is left to deal, so that these are figures and no estimates. */
  isExact: boolean;
}

/** What may lie face down: every card of the pack that has not been seen, and for certain what Confusion turned back. */
export function flipOdds(view: DashView, pack: DashPack): FlipOdds {
  const lookup = lookUp(pack);
  const faceDown = view.spaces.filter((space) => space === 'face-down').length;
  const of = faceDown - view.known.length;
  const hidden = hiddenDungeonCards(view, lookup);
  const drawn = of - view.returned.length;
  const expected = (isSuch: (card: DungeonNumber) => boolean) =>
    view.returned.filter(isSuch).length + (drawn === 0 ? 0 : (drawn * hidden.filter(isSuch).length) / hidden.length);
  return {
    of,
    hurt: expected(hurtsIn(view, lookup)),
    treasures: expected((card) => lookup.dungeon[card].kind === 'treasure'),
    isExact: drawn === 0 || drawn === hidden.length,
  };
}

/** Whether a card would do harm to whoever explores, if it were flipped now. */
function hurtsIn(view: DashView, lookup: Lookup): (card: DungeonNumber) => boolean {
  const space = view.spaces.indexOf('face-down');
  // Which of the hidden cards it puts where makes no difference: the card in question is laid on top.
  const state = sampleState(view, lookup, { int: () => 0 });
  const fresh = { ...state, flipped: [space], canceled: false, magicCanceled: false, reduced: 0 };
  return (card) =>
    isHazard(lookup.dungeon[card]) && hasEffectNow({ ...fresh, cards: fresh.cards.with(space, card) }, lookup);
}
