import { copyBoards } from './board/stack.ts';
import type { DaysState } from './state.ts';

/** A copy that shares nothing mutable. */
export function cloneState(state: DaysState): DaysState {
  return {
    phase: state.phase,
    sprite: state.sprite,
    turn: state.turn,
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    reshuffles: state.reshuffles,
    passes: state.passes,
    hands: state.hands.map((hand) => hand.slice()),
    boards: copyBoards(state.boards),
    ...(state.firstEdition && { firstEdition: true }),
  };
}
