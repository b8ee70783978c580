import type { Game, Seat } from '../engine/game.ts';
import type { Step } from '../engine/record.ts';
import { counting, fastRng, type Rng } from '../engine/rng.ts';
import { isSame } from '../engine/same.ts';
import { tableRng } from '../engine/table-rng.ts';
import type { UndoLaw } from '../protocol/server-message.ts';
import type { Play, Table } from './table.ts';

type Move = Extract<Step, { kind: 'move' }>;

/** What a mover sees after a move, and hears of it. */
interface Seen {
  view: unknown;
  heard: unknown[];
}

/** How a move really went for its mover, and whether chance was used; not seen where it cannot be made. */
interface Truth {
  drew: boolean;
  seen: Seen | undefined;
}

/** So many worlds that look the same to the mover must look the same after the move too before it is taken back. */
const WORLDS = 16;
/** So many are tried after every move, to show whether it can be taken back: most moves never are. */
export const WORLDS_AT_FIRST = 1;

/** The last move of a seat that could be taken back, and by which law; undefined where nothing can be. */
export function undoable(table: Table, seat: Seat, worlds = WORLDS): { back: number; law: UndoLaw } | undefined {
  const { game, play } = table;
  // At the end everything is shown, and in real time what is done is done.
  if (play === undefined || play.outcome !== undefined || game.realTime === true) return undefined;
  const back = play.steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
  if (back === -1) return undefined;
  return { back, law: back === play.steps.length - 1 && !hasTaught(table, play, worlds) ? 'free' : 'ask' };
}

/** Whether whoever made the last step has learnt something by it; worked out once for each step and number of worlds. */
function hasTaught({ game, seed }: Table, play: Play, worlds: number): boolean {
  const step = play.steps.at(-1);
  if (step === undefined || step.kind === 'clock') return true;
  const { silentIn } = play;
  if (silentIn !== undefined && (silentIn === 0 || silentIn >= worlds)) return silentIn === 0;
  const truth = seenOf(game, play, step) ?? playAgain(game, step, play.before, tableRng(seed, play.steps.length));
  const teaches = isTeaching(game, step, { before: play.before, truth, thoughts: fastRng(play.steps.length), worlds });
  play.silentIn = teaches ? 0 : worlds;
  return teaches;
}

/** What the mover saw and heard of a step that was just taken here; nothing where it is not known any more. */
function seenOf(game: Game, { last, state }: Play, { seat }: Move): Truth | undefined {
  if (last === undefined) return undefined;
  const heard = last.events.map(({ event }) => game.viewEvent(event, seat));
  return { drew: last.drew, seen: { view: game.view(state, seat), heard } };
}

/** Plays a step once more, to see and hear of it what its mover did. */
export function playAgain(game: Game, step: Move, before: unknown, rng: Rng): Truth {
  const counted = counting(rng);
  const seen = lookAfter(game, step, { state: game.clone(before), rng: counted });
  return { drew: counted.drawn > 0, seen };
}

/**
 * Chance was used, or what the mover sees and hears could not have been foretold: in some world that looked the same
 * before, it would have been something else.
 */
export function isTeaching(
  game: Game,
  step: Move,
  { before, truth, thoughts, worlds = WORLDS }: { before: unknown; truth: Truth; thoughts: Rng; worlds?: number },
): boolean {
  if (truth.seen === undefined || truth.drew) return true;
  const view = game.view(before, step.seat);
  for (let world = 0; world < worlds; world++) {
    const state = game.sample(view, step.seat, thoughts);
    if (!isSame(lookAfter(game, step, { state, rng: thoughts }), truth.seen)) return true;
  }
  return false;
}

/** All that the mover sees and hears of a move; undefined where it cannot be made. */
function lookAfter(
  game: Game,
  { seat, move: raw, at }: Move,
  { state, rng }: { state: unknown; rng: Rng },
): Seen | undefined {
  const move = game.parseMove(raw);
  if (move === undefined || game.refusal(state, seat, move) !== undefined) return undefined;
  const heard: unknown[] = [];
  game.play(state, seat, move, { rng, now: at, emit: (event) => heard.push(game.viewEvent(event, seat)) });
  return { view: game.view(state, seat), heard };
}
