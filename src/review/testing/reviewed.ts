import type { Game, Seat, Viewer } from '../../engine/game.ts';
import type { Adviser } from '../../engine/judgement.ts';
import type { GameRecord } from '../../engine/record.ts';
import { fastRng } from '../../engine/rng.ts';
import type { SeenEvent } from '../../protocol/server-message.ts';
import type { Reviewed } from '../playouts.ts';
import { type Review, reviewGame } from '../review.ts';

/** The parts for reviewing seat 0 of a game. */
export function reviewedOf<State, Move, Event, View>(
  game: Game<State, Move, Event, View>,
  adviser: Adviser,
  seats: number,
): Reviewed {
  return { game: game as unknown as Game, adviser, seat: 0, seats, isTogether: false };
}

/** A move for a review, and its time; by default one after the other. */
interface TimedMove {
  seat: Seat;
  move: unknown;
  at?: number;
}

/** The review of some moves from a hand-made state; `before` has its earlier events. */
export function reviewOf(
  reviewed: Reviewed,
  state: unknown,
  moves: readonly TimedMove[],
  before: readonly unknown[] = [],
): Review {
  const { game } = reviewed;
  const steps = moves.map((move, at) => ({ kind: 'move' as const, at, ...move }));
  const events: SeenEvent[] = before.map((event) => ({ seq: 0, event }));
  const playTo = (step: number, emit?: (event: unknown, seq: number) => void): unknown => {
    const then = game.clone(state);
    for (const [place, { seat, move, at }] of steps.slice(0, step).entries()) {
      game.play(then, seat, move, { rng: fastRng(place), now: at, emit: (event) => emit?.(event, place + 1) });
    }
    return then;
  };
  playTo(steps.length, (event, seq) => events.push({ seq, event }));
  const eventsFor = (viewer: Viewer) =>
    events
      .map(({ seq, event }) => ({ seq, event: game.viewEvent(event, viewer) }))
      .filter(({ event }) => event !== undefined);
  const played = { game, length: steps.length, stateAt: (step: number) => playTo(step), eventsFor };
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
