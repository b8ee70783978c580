import type { Seat } from '../../../../engine/game.ts';
import type { Rng } from '../../../../engine/rng.ts';
import { newGameBox } from '../../box.ts';
import type { SideNumber } from '../content.ts';
import { openNewGame } from '../game.ts';
import { lookUp } from '../lookup.ts';
import type { NewGameEvent, NewGameMove, NewGameState } from '../state.ts';

const pack = newGameBox.standardPack;
const { die } = lookUp(pack);

export const game = openNewGame(pack);

/** The number of a side of the standard die. */
export function side(id: string): SideNumber {
  const number = pack.sides.findIndex((other) => other.id === id);
  if (number === -1) throw new Error(`the die has no side ${id}`);
  return number;
}

/** An rng that rolls these sides in order, so that tests are deterministic. */
export function rolling(...ids: string[]): Rng {
  const coming = ids.map((id) => die.indexOf(side(id)));
  return {
    int() {
      const next = coming.shift();
      if (next === undefined) throw new Error('the die is rolled once more than the test says');
      return next;
    },
  };
}

/** A table built by hand: two players; seat 0 has its first turn of five. */
export function table(parts: Partial<Omit<NewGameState, 'heap'>> & { heap?: string[] } = {}): NewGameState {
  const { heap = [], ...rest } = parts;
  return { phase: 'turn', turn: 0, turns: 5, turnsTaken: 0, gold: [0, 0], ...rest, heap: heap.map(side) };
}

/** Makes a move and returns its events. */
export function make(state: NewGameState, move: NewGameMove, rng: Rng = rolling()): NewGameEvent[] {
  const events: NewGameEvent[] = [];
  const refused = refusal(state, state.turn, move);
  if (refused !== undefined) throw new Error(`${refused} forbids ${move.kind}`);
  game.play(state, state.turn, move, { rng, now: 0, emit: (event) => events.push(event) });
  return events;
}

/** The rule that forbids a move. */
export function refusal(state: NewGameState, seat: Seat, move: NewGameMove): string | undefined {
  return game.refusal(state, seat, move);
}
