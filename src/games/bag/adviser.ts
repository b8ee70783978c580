import type { Seat } from '../../engine/game.ts';
import type { Adviser, OpenAdviser, ReasonFigure, SearchAdviser } from '../../engine/judgement.ts';
import { bagJudgement } from './bots/judgement.ts';
import { sharesOf } from './bots/playout/estimate.ts';
import type { BagPack } from './rules/content.ts';
import { openBag } from './rules/game.ts';
import { lookUp } from './rules/lookup.ts';
import type { BagMove } from './rules/moves.ts';
import type { BagState } from './rules/state.ts';
import type { BagView } from './rules/view.ts';
import { BAG_ADVICE } from './text/advice.ts';
import { nameMove } from './text/move-names.ts';

/** Weighs decisions of Bag of Dungeon with playouts to the end, as the cunning bot does. */
export const openAdviser: OpenAdviser = (opened) => {
  const pack = opened as BagPack;
  const lookup = lookUp(pack);
  // The choice made comes first, but that must not make it look better.
  const { doubt: _, ...judgement } = bagJudgement(openBag(pack), pack);
  const adviser: SearchAdviser<BagState, BagMove, BagView> = {
    ...judgement,
    plies: () => PLIES,
    shares: (state) => sharesOf(state, lookup),
    effort: { first: 90, luck: 24, line: 64, close: 400, reason: 160 },
    figures: FIGURES,
    nameMove: (move, at) => nameMove(pack, move, at),
  };
  return adviser as Adviser;
};

/** In the first comparison playouts run for about a round, and are then estimated. */
const PLIES = 30;
const isOwn = (seat: Seat) => (one: { seat: Seat }) => one.seat === seat;

/** Reasons why a move is better; lives and escaped adventurers come before the Ring itself, which says less. */
const FIGURES: readonly ReasonFigure<BagState>[] = [
  {
    when: 'at-the-end',
    of: ({ adventurers }) => adventurers.reduce((sum, { lives }) => sum + lives, 0),
    weight: 1,
    say: (more, locale) => BAG_ADVICE[locale].livesLeft(more),
  },
  {
    when: 'at-the-end',
    of: ({ adventurers }) => adventurers.filter(({ fate }) => fate === 'escaped').length,
    weight: 1.5,
    say: (more, locale) => BAG_ADVICE[locale].othersOut(more),
  },
  {
    when: 'at-the-end',
    of: ({ ending }) => (ending === 'ring-out' || ending === 'quest' ? 1 : 0),
    weight: 1.2,
    say: (_, locale) => BAG_ADVICE[locale].ringOut,
  },
  {
    when: 'at-once',
    of: ({ adventurers }, seat) => adventurers.filter(isOwn(seat)).reduce((sum, { health }) => sum + health, 0),
    weight: 0.1,
    say: (more, locale) => BAG_ADVICE[locale].healthNow(more),
  },
  {
    when: 'at-the-end',
    of: ({ round }) => -round,
    weight: 0.02,
    say: (less, locale) => BAG_ADVICE[locale].roundsLess(less),
  },
];
