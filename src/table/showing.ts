import type { Game, Viewer } from '../engine/game.ts';
import type { Step } from '../engine/record.ts';
import { counting, type Rng } from '../engine/rng.ts';
import { isSame } from '../engine/same.ts';

/** A move as it was made. */
export type Made = Extract<Step, { kind: 'move' }>;

/** What somebody sees after a move, and hears of it. */
export interface Seen {
  view: unknown;
  heard: unknown[];
}

/** How a move really went for its mover, and whether chance was used; not seen where it cannot be made. */
export interface Truth {
  drew: boolean;
  seen: Seen | undefined;
}

/** So many worlds that look the same to somebody must look the same after a move too before it is taken back. */
export const WORLDS = 16;
/** So many are enough for each of the moves that others have made since: all of them must be silent. */
export const WORLDS_OF_LATER = 4;

/** Plays a step once more, to see and hear of it what its mover did. */
export function playAgain(game: Game, step: Made, before: unknown, rng: Rng): Truth {
  const counted = counting(rng);
  const seen = lookAfter(game, step, { state: game.clone(before), rng: counted, onlooker: step.seat })?.seen;
  return { drew: counted.drawn > 0, seen };
}

/**
 * Whether a move has shown its mover something, or anybody else something the mover did not know: chance was used, or
 * in some world that looked the same to the mover before it, somebody would have seen or heard something else.
 */
export function isTeaching(
  game: Game,
  step: Made,
  wish: { before: unknown; truth: Truth; thoughts: Rng; worlds?: number; seats?: number },
): boolean {
  const { before, truth, thoughts, worlds = WORLDS, seats = 0 } = wish;
  if (truth.seen === undefined || truth.drew) return true;
  const view = game.view(before, step.seat);
  let heardByAll: unknown;
  for (let world = 0; world < worlds; world++) {
    const state = game.sample(view, step.seat, thoughts);
    const looks = lookAfter(game, step, { state, rng: thoughts, onlooker: step.seat });
    if (!isSame(looks?.seen, truth.seen)) return true;
    if (worlds === 1 || looks === undefined) continue;
    const heard = Array.from({ length: seats }, (_, seat) => heardBy(game, looks.events, seat));
    // Compared among the worlds alone: what others hold in truth must not decide what the mover is told.
    heardByAll ??= heard;
    if (!isSame(heard, heardByAll)) return true;
  }
  return false;
}

/**
 * Whether somebody has learnt more by another's move than what that one chose to do: in some world that looked the same
 * to them before it, nothing that one could do would have looked like this; or its maker would have learnt something.
 * It rests on nothing but what the onlooker has seen, so that the answer gives nothing away.
 */
export function isTelling(
  game: Game,
  { seat: mover, at, move: made }: Made,
  wish: { before: unknown; onlooker: Viewer; seen: Seen; thoughts: Rng; worlds: number; seats: number },
): boolean {
  const { onlooker, seen, thoughts, seats } = wish;
  const view = game.view(wish.before, onlooker);
  for (let world = 0; world < wish.worlds; world++) {
    const before = game.sample(view, onlooker, thoughts);
    const looksLikeIt = (move: unknown): boolean => {
      const state = game.clone(before);
      const events = playOn(game, { kind: 'move', seat: mover, move, at }, { state, rng: thoughts });
      // What is heard is compared first: it costs less than a view.
      if (events === undefined || !isSame(heardBy(game, events, onlooker), seen.heard)) return false;
      return isSame(game.view(state, onlooker), seen.view);
    };
    // What was done in truth is tried first, where it is one of those moves: that is quicker, and finds nothing else.
    const isListed = game.unlisted?.(game.parseMove(made)) !== true;
    const move = isListed && looksLikeIt(made) ? made : game.legalMoves(before, mover).find(looksLikeIt);
    if (move === undefined) return true;
    const step: Made = { kind: 'move', seat: mover, move, at };
    const truth = playAgain(game, step, before, thoughts);
    if (isTeaching(game, step, { before, truth, thoughts, worlds: wish.worlds, seats })) return true;
  }
  return false;
}

/** Makes a move, and says what happened and what one seat sees and hears of it; undefined where it cannot be made. */
function lookAfter(
  game: Game,
  step: Made,
  { state, rng, onlooker }: { state: unknown; rng: Rng; onlooker: Viewer },
): { seen: Seen; events: unknown[] } | undefined {
  const events = playOn(game, step, { state, rng });
  return events === undefined ? undefined : { seen: seenBy(game, { state, events, viewer: onlooker }), events };
}

/** What happens by a move, which changes the state; undefined where it cannot be made. */
function playOn(
  game: Game,
  { seat, move: raw, at }: Made,
  { state, rng }: { state: unknown; rng: Rng },
): unknown[] | undefined {
  const move = game.parseMove(raw);
  if (move === undefined || game.refusal(state, seat, move) !== undefined) return undefined;
  const events: unknown[] = [];
  game.play(state, seat, move, { rng, now: at, emit: (event) => events.push(event) });
  return events;
}

/** What somebody sees of a state, and heard of what led to it. */
export function seenBy(
  game: Game,
  { state, events, viewer }: { state: unknown; events: readonly unknown[]; viewer: Viewer },
): Seen {
  return { view: game.view(state, viewer), heard: heardBy(game, events, viewer) };
}

function heardBy(game: Game, events: readonly unknown[], viewer: Viewer): unknown[] {
  return events.map((event) => game.viewEvent(event, viewer));
}
