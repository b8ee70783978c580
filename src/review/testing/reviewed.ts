import type { Game, Seat } from '../../engine/game.ts';
import type { Adviser } from '../../engine/judgement.ts';
import type { GameRecord } from '../../engine/record.ts';
import { fastRng } from '../../engine/rng.ts';
import type { Reviewed } from '../playouts.ts';
import { type Review, reviewGame } from '../review.ts';

/** What reviews seat 0 of a game. */
export function reviewedOf<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  adviser: Adviser,
  seats: number,
): Reviewed {
  return { game: game as unknown as Game, adviser, seat: 0, seats, isTogether: false };
}

/** The review of some moves from a state that was made by hand. */
export function reviewOf(reviewed: Reviewed, state: unknown, moves: readonly { seat: Seat; move: unknown }[]): Review {
  const { game } = reviewed;
  const steps = moves.map((move, at) => ({ kind: 'move' as const, ...move, at }));
  const stateAt = (step: number): unknown => {
    const then = game.clone(state);
    for (const { seat, move, at } of steps.slice(0, step)) game.play(then, seat, move, { rng: fastRng(at), now: at });
    return then;
  };
  const played = { game, length: steps.length, stateAt, eventsFor: () => [] };
  const record = { steps, names: ['Ada', 'Bruno', 'Carla'].slice(0, reviewed.seats) };
  return finished(reviewGame(reviewed, { played, record: record as unknown as GameRecord }));
}

/** Runs a review to its end. */
export function finished(reviewing: Generator<number, Review>): Review {
  for (;;) {
    const now = reviewing.next();
    if (now.done === true) return now.value;
  }
}
