import type { Outcome, Seat } from '../../../engine/game.ts';
import type { SideNumber } from './content.ts';
import { heapGold, type Lookup } from './lookup.ts';
import { outcomeOf } from './scoring.ts';
import type { NewGameState, Phase } from './state.ts';

/** The table as a viewer sees it. In this game all viewers see everything. */
export interface NewGameView {
  phase: Phase;
  turn: Seat;
  turns: number;
  turnsTaken: number;
  heap: SideNumber[];
  /** The gold on the heap now. */
  heapGold: number;
  gold: number[];
  outcome?: Outcome;
}

/** The public information, field by field: a field added to the state is hidden until it is added here. */
export function viewOf(state: NewGameState, lookup: Lookup): NewGameView {
  const outcome = outcomeOf(state);
  return {
    phase: state.phase,
    turn: state.turn,
    turns: state.turns,
    turnsTaken: state.turnsTaken,
    heap: state.heap.slice(),
    heapGold: heapGold(lookup, state.heap),
    gold: state.gold.slice(),
    ...(outcome !== undefined && { outcome }),
  };
}

/** A state consistent with this view. Nothing is hidden in this game, so it is the state itself. */
export function sampleState({ phase, turn, turns, turnsTaken, heap, gold }: NewGameView): NewGameState {
  return { phase, turn, turns, turnsTaken, heap: heap.slice(), gold: gold.slice() };
}
