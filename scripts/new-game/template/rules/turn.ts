import type { RuleContext, Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { type Options, pickStarter } from '../../../engine/options.ts';
import { pickOne } from '../../../engine/rng.ts';
import { sideAt } from './content.ts';
import { heapGold, type Lookup } from './lookup.ts';
import { turnsEach } from './options.ts';
import { outcomeOf } from './scoring.ts';
import type { NewGameEvent, NewGameState } from './state.ts';

type Context = RuleContext<NewGameEvent>;

/** NG-2 Nobody has anything yet; a player is chosen to begin. */
export function setUp({ seats, options }: { seats: number; options: Options }, context: Context): NewGameState {
  const turn = pickStarter(options.starter, seats, context.rng);
  const state: NewGameState = {
    phase: 'turn',
    turn,
    turns: turnsEach(options),
    turnsTaken: 0,
    heap: [],
    gold: new Array<number>(seats).fill(0),
  };
  startTurn(state, turn, context);
  return state;
}

/** NG-10 The rolled side goes onto the heap, unless it is a pit. */
export function roll(state: NewGameState, lookup: Lookup, context: Context): void {
  const side = pickOne(lookup.die, context.rng);
  const { effect } = sideAt(lookup.pack, side);
  const before = heapGold(lookup, state.heap);
  switch (effect.kind) {
    case 'treasure':
      state.heap.push(side);
      context.emit?.({ kind: 'rolled', seat: state.turn, side, heap: before + effect.gold });
      return;
    case 'pit':
      context.emit?.({ kind: 'rolled', seat: state.turn, side, heap: before });
      fall(state, before, context);
      return;
    default:
      effect satisfies never;
  }
}

/** NG-11 The heap is lost, and the turn ends. */
function fall(state: NewGameState, lost: number, context: Context): void {
  context.emit?.({ kind: 'fell', seat: state.turn, lost });
  endTurn(state, context);
}

/** NG-12 The gold of the heap is the player's for good. */
export function stop(state: NewGameState, lookup: Lookup, context: Context): void {
  const gold = heapGold(lookup, state.heap);
  const total = elementAt(state.gold, state.turn) + gold;
  state.gold[state.turn] = total;
  context.emit?.({ kind: 'stopped', seat: state.turn, gold, total });
  endTurn(state, context);
}

/** NG-20 After everybody's last turn the game is over. */
function endTurn(state: NewGameState, context: Context): void {
  state.heap.length = 0;
  state.turnsTaken += 1;
  if (state.turnsTaken < state.turns * state.gold.length) {
    startTurn(state, (state.turn + 1) % state.gold.length, context);
    return;
  }
  state.phase = 'over';
  context.emit?.({ kind: 'game-over', winners: outcomeOf(state)?.winners ?? [] });
}

function startTurn(state: NewGameState, seat: Seat, context: Context): void {
  state.turn = seat;
  const number = Math.floor(state.turnsTaken / state.gold.length) + 1;
  context.emit?.({ kind: 'turn-started', seat, number, of: state.turns });
}
