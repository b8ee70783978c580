import type { Game, Viewer } from '../../engine/game.ts';
import type { RecordedStep } from '../../engine/record.ts';
import { counting, type Rng } from '../../engine/rng.ts';
import { isSame } from '../../engine/same.ts';

/** A move as it was made. */
export type MoveStep = Extract<RecordedStep, { kind: 'move' }>;

/** What a seat sees after a move: the view and the events. */
export interface SeenAfter {
  view: unknown;
  events: unknown[];
}

/**
 * What a move really did for its mover, and whether it used random numbers; `seen` is missing if the move cannot be
 * made.
 */
export interface ActualResult {
  drew: boolean;
  seen: SeenAfter | undefined;
}

/**
 * How many sampled worlds, the same to a viewer before the move, must look the same after it for undo to be allowed.
 */
export const WORLDS = 16;
/** The same for each later move of others: none of them may reveal anything. */
export const LATER_STEP_WORLDS = 4;
/** The same for an unrequested offer; an actual undo request is checked with `WORLDS`. */
export const OFFER_WORLDS = 4;

/** Plays a step again, to get what its mover saw. */
export function playAgain(game: Game, step: MoveStep, before: unknown, rng: Rng): ActualResult {
  const counted = counting(rng);
  const seen = lookAfter(game, step, { state: game.clone(before), rng: counted, onlooker: step.seat })?.seen;
  return { drew: counted.drawn > 0, seen };
}

/**
 * Whether a move revealed something to its mover, or to anybody else something the mover did not know: it used random
 * numbers, or in some world that looked the same to the mover before it, somebody would have seen or heard something
 * else.
 */
export function revealsToMover(
  game: Game,
  step: MoveStep,
  wish: { before: unknown; actual: ActualResult; sampleRng: Rng; worlds?: number; seats?: number },
): boolean {
  const { before, actual, sampleRng, worlds = WORLDS, seats = 0 } = wish;
  if (actual.seen === undefined || actual.drew) return true;
  const view = game.view(before, step.seat);
  let heardByAll: unknown;
  for (let world = 0; world < worlds; world++) {
    const state = game.sample(view, step.seat, sampleRng);
    const looks = lookAfter(game, step, { state, rng: sampleRng, onlooker: step.seat });
    if (!isSame(looks?.seen, actual.seen)) return true;
    if (worlds === 1 || looks === undefined) continue;
    const heard = Array.from({ length: seats }, (_, seat) => eventsSeenBy(game, looks.events, seat));
    // Compared among sampled worlds only: if the real hands decided, the answer itself would leak them.
    heardByAll ??= heard;
    if (!isSame(heard, heardByAll)) return true;
  }
  return false;
}

/**
 * Whether a viewer learnt more from another's move than the mover's choice: in some world that looked the same to the
 * viewer before, no legal move would have looked like this; or the mover would have learnt something. It depends only
 * on what the viewer has seen, so the answer reveals nothing.
 */
export function revealsToOnlooker(
  game: Game,
  { seat: mover, at, move: made }: MoveStep,
  wish: { before: unknown; onlooker: Viewer; seen: SeenAfter; sampleRng: Rng; worlds: number; seats: number },
): boolean {
  const { onlooker, seen, sampleRng, seats } = wish;
  const view = game.view(wish.before, onlooker);
  for (let world = 0; world < wish.worlds; world++) {
    const before = game.sample(view, onlooker, sampleRng);
    const looksLikeIt = (move: unknown): boolean => {
      const state = game.clone(before);
      const events = playOn(game, { kind: 'move', seat: mover, move, at }, { state, rng: sampleRng });
      // Events are compared first: cheaper than a view.
      if (events === undefined || !isSame(eventsSeenBy(game, events, onlooker), seen.events)) return false;
      return isSame(game.view(state, onlooker), seen.view);
    };
    // The real move is tried first if it is a listed one: faster, with the same result.
    const isListed = game.unlisted?.(game.parseMove(made)) !== true;
    const move = isListed && looksLikeIt(made) ? made : game.legalMoves(before, mover).find(looksLikeIt);
    if (move === undefined) return true;
    const step: MoveStep = { kind: 'move', seat: mover, move, at };
    const actual = playAgain(game, step, before, sampleRng);
    if (revealsToMover(game, step, { before, actual, sampleRng, worlds: wish.worlds, seats })) return true;
  }
  return false;
}

/** Makes a move; returns what happened and what one seat sees and hears of it, or undefined if it cannot be made. */
function lookAfter(
  game: Game,
  step: MoveStep,
  { state, rng, onlooker }: { state: unknown; rng: Rng; onlooker: Viewer },
): { seen: SeenAfter; events: unknown[] } | undefined {
  const events = playOn(game, step, { state, rng });
  return events === undefined ? undefined : { seen: seenBy(game, { state, events, viewer: onlooker }), events };
}

/** Makes a move on the state and returns its events; undefined if it cannot be made. */
function playOn(
  game: Game,
  { seat, move: raw, at }: MoveStep,
  { state, rng }: { state: unknown; rng: Rng },
): unknown[] | undefined {
  const move = game.parseMove(raw);
  if (move === undefined || game.refusal(state, seat, move) !== undefined) return undefined;
  const events: unknown[] = [];
  game.play(state, seat, move, { rng, now: at, emit: (event) => events.push(event) });
  return events;
}

/** What a seat sees of a state, and heard of the events that led to it. */
export function seenBy(
  game: Game,
  { state, events, viewer }: { state: unknown; events: readonly unknown[]; viewer: Viewer },
): SeenAfter {
  return { view: game.view(state, viewer), events: eventsSeenBy(game, events, viewer) };
}

function eventsSeenBy(game: Game, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => game.viewEvent(event, viewer));
}
