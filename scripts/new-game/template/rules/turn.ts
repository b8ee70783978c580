import type { Seat, Surroundings } from '../../../engine/game.ts';
import { type Options, pickStarter } from '../../../engine/options.ts';
import { heapGold, type Lookup } from './lookup.ts';
import { outcomeOf } from './scoring.ts';
import { type NewGameEvent, type NewGameState, TURNS } from './state.ts';

type Around = Surroundings<NewGameEvent>;

/** NG-2 Nobody has anything yet, and somebody begins. */
export function setUp({ seats, options }: { seats: number; options: Options }, around: Around): NewGameState {
  const turn = pickStarter(options.starter, seats, around.rng);
  const state: NewGameState = { phase: 'turn', turn, turnsTaken: 0, heap: [], gold: new Array<number>(seats).fill(0) };
  startTurn(state, turn, around);
  return state;
}

/** NG-10 The side that comes up goes onto the heap, unless it is a pit. */
export function roll(state: NewGameState, lookup: Lookup, around: Around): void {
  const side = lookup.die[around.rng.int(lookup.die.length)];
  const { effect } = lookup.pack.sides[side];
  const before = heapGold(lookup, state.heap);
  switch (effect.kind) {
    case 'treasure':
      state.heap.push(side);
      around.emit?.({ kind: 'rolled', seat: state.turn, side, heap: before + effect.gold });
      return;
    case 'pit':
      around.emit?.({ kind: 'rolled', seat: state.turn, side, heap: before });
      fall(state, before, around);
      return;
  }
}

/** NG-11 The heap is gone, and the turn with it. */
function fall(state: NewGameState, lost: number, around: Around): void {
  around.emit?.({ kind: 'fell', seat: state.turn, lost });
  endTurn(state, around);
}

/** NG-12 The gold of the heap is the player's for good. */
export function stop(state: NewGameState, lookup: Lookup, around: Around): void {
  const gold = heapGold(lookup, state.heap);
  state.gold[state.turn] += gold;
  around.emit?.({ kind: 'stopped', seat: state.turn, gold, total: state.gold[state.turn] });
  endTurn(state, around);
}

/** NG-20 After everybody's last turn the game is over. */
function endTurn(state: NewGameState, around: Around): void {
  state.heap.length = 0;
  state.turnsTaken += 1;
  if (state.turnsTaken < TURNS * state.gold.length) {
    startTurn(state, (state.turn + 1) % state.gold.length, around);
    return;
  }
  state.phase = 'over';
  around.emit?.({ kind: 'game-over', winners: outcomeOf(state)?.winners ?? [] });
}

function startTurn(state: NewGameState, seat: Seat, around: Around): void {
  state.turn = seat;
  const number = Math.floor(state.turnsTaken / state.gold.length) + 1;
  around.emit?.({ kind: 'turn-started', seat, number });
}
