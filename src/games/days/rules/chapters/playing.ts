import type { RuleContext } from '../../../../engine/game.ts';
import { present } from '../../../../engine/list.ts';
import { playOnBoards } from '../board/effects.ts';
import { type CardNumber, LAVA } from '../content.ts';
import {
  cardAtHeight,
  cardOf,
  type DaysEvent,
  type DaysPlay,
  type DaysState,
  type Removal,
  stackAt,
} from '../state.ts';
import { endAfterPlay } from './ending.ts';

/** DD-10 One card leaves the hand and takes effect; DD-50 then the end is checked. */
export function playCard(state: DaysState, play: DaysPlay, emit: RuleContext<DaysEvent>['emit']): void {
  const card = cardOf(play);
  const hand = present(state.hands[state.turn]);
  takeFrom(hand, card);
  if (emit !== undefined) emit(eventOf(state, play));
  if (play.kind === 'transform') takeUp(hand, state, play);
  if (emit === undefined) playOnBoards(state, state.turn, play);
  else playAndTell(state, play, emit);
  // DD-30 to DD-32, DD-34 Cards that are not placed on a day are discarded.
  if (play.kind !== 'place' || card === LAVA) state.discard.push(card);
  endAfterPlay(state);
}

/** DD-54 The old creature goes to the caster's hand, in the place of the new one. */
function takeUp(hand: CardNumber[], state: DaysState, play: Extract<DaysPlay, { kind: 'transform' }>): void {
  hand[hand.indexOf(play.creature)] = cardAtHeight(stackAt(state.boards, play.board, play.day), play.height);
}

function playAndTell(state: DaysState, play: DaysPlay, emit: (event: DaysEvent) => void): void {
  const removed: Removal[] = [];
  playOnBoards({ boards: state.boards, discard: state.discard, removed }, state.turn, play);
  if (removed.length > 0) emit({ kind: 'removed', seat: state.turn, by: cardOf(play), cards: removed });
}

function eventOf(state: DaysState, play: DaysPlay): DaysEvent {
  const seat = state.turn;
  switch (play.kind) {
    case 'place':
      return { kind: 'placed', seat, card: play.card, board: play.board, day: play.day };
    case 'terror':
      return { kind: 'terrified', seat, day: play.day };
    case 'transport': {
      const { board, day } = play;
      const gave = stackAt(state.boards, seat, day).slice();
      return { kind: 'transported', seat, board, day, gave, got: stackAt(state.boards, board, day).slice() };
    }
    case 'transform': {
      const { board, day, height, creature } = play;
      const took = cardAtHeight(stackAt(state.boards, board, day), height);
      return { kind: 'transformed', seat, board, day, height, took, gave: creature };
    }
  }
}

function takeFrom(hand: CardNumber[], card: CardNumber): void {
  const place = hand.indexOf(card);
  if (place === -1) throw new Error(`card ${card} should be in the hand ${hand.join(', ')}`);
  hand.splice(place, 1);
}
