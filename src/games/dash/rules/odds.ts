import { hasEffectNow } from './chapters/flipped-card.ts';
import type { DashPack, DungeonNumber } from './content.ts';
import { dungeonCard, isHazard, type Lookup, lookUp } from './lookup.ts';
import { hiddenDungeonCards, sampleState } from './sample.ts';
import type { DashView } from './view.ts';

/** Expected kinds among the unknown face-down cards, from public information. */
export interface FlipOdds {
  /** Their number. */
  of: number;
  /** Cards that would cost the explorer AP, work magic on them or block the way, without Equipment. */
  hurt: number;
  treasures: number;
  /** No card is left to deal, so the figures are exact. */
  isExact: boolean;
}

/** The possible face-down cards: every card not seen yet, and certainly the cards Confusion turned back. */
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
    treasures: expected((card) => dungeonCard(lookup, card).kind === 'treasure'),
    isExact: drawn === 0 || drawn === hidden.length,
  };
}

/** Whether a card would harm the explorer if it were flipped now. */
function hurtsIn(view: DashView, lookup: Lookup): (card: DungeonNumber) => boolean {
  const space = view.spaces.indexOf('face-down');
  // The positions of hidden cards make no difference: the card in question is placed on top.
  const state = sampleState(view, lookup, { int: () => 0 });
  const fresh = { ...state, flipped: [space], canceled: false, magicCanceled: false, reduced: 0 };
  return (card) =>
    isHazard(dungeonCard(lookup, card)) && hasEffectNow({ ...fresh, cards: fresh.cards.with(space, card) }, lookup);
}
