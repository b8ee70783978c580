import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { LAVA } from '../content.ts';
import { DRAW } from '../moves.ts';
import { type DaysEvent, type DaysMove, type DaysState, LAST_RESHUFFLE } from '../state.ts';
import { game } from '../testing/week.ts';

/** Draws whenever possible, and otherwise prefers a spell or Lava to a creature. */
function unhurried(moves: readonly DaysMove[]): DaysMove {
  const burns = (move: DaysMove) => move.kind !== 'pass' && (move.kind !== 'place' || move.card === LAVA);
  return moves.find(({ kind }) => kind === 'draw') ?? moves.find(burns) ?? elementAt(moves, 0);
}

/** Plays a game from deal to end, checking each move with `refusal`. */
function playOut(seats: number, seed: number) {
  const events: DaysEvent[] = [];
  const context = { rng: fastRng(seed), now: 0, emit: (event: DaysEvent) => events.push(event) };
  const state: DaysState = game.setup(seats, { starter: 0, sprite: 'adds' }, context);
  while (state.phase === 'playing') {
    const move = unhurried(game.legalMoves(state, state.turn));
    expect(game.refusal(state, state.turn, move)).toBeUndefined();
    game.play(state, state.turn, move, context);
  }
  return { state, events };
}

test.each([2, 3, 4, 5, 6])('[DD-56] %i players who only draw reach the end of the third reshuffle', (seats) => {
  const { state, events } = playOut(seats, 5);
  const reshuffles = events.flatMap((event) => (event.kind === 'reshuffled' ? [event.reshuffles] : []));
  const scores = game.view(state, 'spectator').boards.map(({ total }) => total);

  expect(reshuffles).toEqual([1, 2, LAST_RESHUFFLE]);
  expect(state).toMatchObject({ phase: 'last-deck', deck: [], reshuffles: LAST_RESHUFFLE });
  // Drawing the last card ends the game at once: nobody has another turn, and cards in hand do not count.
  expect(events.at(-2)).toMatchObject({ kind: 'drawn', seat: state.turn });
  expect(events.at(-1)).toMatchObject({ kind: 'game-over', why: 'last-deck', full: [], scores });
  expect(game.outcome(state)?.winners.every((seat) => scores[seat] === Math.max(...scores))).toBe(true);
  for (let seat = 0; seat < seats; seat++) {
    expect(game.legalMoves(state, seat)).toEqual([]);
    expect(game.refusal(state, seat, DRAW)).toBe('DD-20');
  }
});
