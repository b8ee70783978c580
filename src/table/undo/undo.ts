import type { Seat, Viewer } from '../../engine/game.ts';
import { type RecordedStep, replayRecord } from '../../engine/record.ts';
import { fastRng } from '../../engine/rng.ts';
import type { UndoLaw } from '../../protocol/server-message.ts';
import type { GameInPlay, Table } from '../table.ts';
import { LATER_STEP_WORLDS, revealsToMover, revealsToOnlooker, seenBy, WORLDS } from './reveals.ts';

/** So many worlds are tried after every move, to show whether it can be taken back: most moves never are. */
export const FIRST_CHECK_WORLDS = 1;

/** A step as it was taken: the states around it, and what happened. */
interface TakenStep {
  step: RecordedStep;
  before: unknown;
  after: unknown;
  events: readonly unknown[];
  drew: boolean;
}

/**
 * The last move of a seat that could be taken back, and by which law; undefined where nothing can be. What was hidden
 * and has come to light since, to anybody, stays in the light: only at a practice table is undo free.
 */
export function undoable(table: Table, seat: Seat, worlds = WORLDS): { back: number; law: UndoLaw } | undefined {
  const { game, play, lobby } = table;
  // At the end everything is shown, and in real time what is done is done.
  if (play === undefined || play.outcome !== undefined || game.realTime === true) return undefined;
  const back = play.steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
  if (back === -1) return undefined;
  if (lobby.manners.freeUndo !== true && hasRevealed(table, play, { seat, back, worlds })) return undefined;
  return { back, law: back === play.steps.length - 1 ? 'free' : 'ask' };
}

/**
 * Whether something came to light from step `back` on, as far as one seat can tell. At first only the last step is
 * looked at, while the state before it is at hand; all of them once somebody wants to take them back.
 */
function hasRevealed(table: Table, play: GameInPlay, wish: { seat: Seat; back: number; worlds: number }): boolean {
  const { seat, back } = wish;
  const { worldsWithoutReveal, steps } = play;
  const isFirstCheck = wish.worlds === FIRST_CHECK_WORLDS;
  const checks = steps.slice(back).map((step, later): StepCheck => {
    const worlds = Math.min(wish.worlds, later === 0 ? WORLDS : LATER_STEP_WORLDS);
    return { place: back + later, worlds, viewer: viewerFor(table, step, { seat, isAtFirst: isFirstCheck }) };
  });
  // What a closer look through the seat's own eyes has found counts from then on, also where fewer eyes are tried.
  const isKnownReveal = ({ place, viewer }: StepCheck) =>
    [viewer, seat, 'spectator' as const].some((one) => worldsWithoutReveal[place]?.get(one) === 0);
  if (checks.some(isKnownReveal)) return true;
  const unknown = checks.filter(({ place, worlds, viewer }) => (worldsWithoutReveal[place]?.get(viewer) ?? 0) < worlds);
  if (unknown.length === 0) return false;
  const last = steps.length - 1;
  const isAtHand = isFirstCheck || (back === last && play.last !== undefined);
  if (isAtHand) return unknown.some((look) => look.place === last && isReveal(table, lastTaken(table, play), look));
  const taken = takenFrom(table, play, back);
  return unknown.some((look) => isReveal(table, taken[look.place - back], look));
}

/** Whose eyes a step is looked at with, and in how many worlds. */
interface StepCheck {
  place: number;
  viewer: Viewer;
  worlds: number;
}

/** Where all see the same, the eyes of whoever made the step do for everybody; at first those of who watches do for all others. */
function viewerFor(
  { game }: Table,
  step: RecordedStep,
  { seat, isAtFirst }: { seat: Seat; isAtFirst: boolean },
): Viewer {
  if (step.kind === 'clock' || step.seat === seat) return seat;
  if (game.isOpen === true) return step.seat;
  return isAtFirst ? 'spectator' : seat;
}

/** Whether one step showed something; worked out once for each pair of eyes and number of worlds. */
function isReveal(
  { game, lobby, play }: Table,
  { step, before, after, events, drew }: TakenStep,
  { place, viewer, worlds }: StepCheck,
): boolean {
  const sampleRng = fastRng(place + 1);
  const seats = lobby.seats.length;
  const seen = seenBy(game, { state: after, events, viewer });
  const shows =
    step.kind === 'clock' ||
    (step.seat === viewer
      ? revealsToMover(game, step, { before, actual: { drew, seen }, sampleRng, worlds, seats })
      : revealsToOnlooker(game, step, { before, onlooker: viewer, seen, sampleRng, worlds, seats }));
  if (play !== undefined) {
    const found = play.worldsWithoutReveal[place] ?? new Map<Viewer, number>();
    play.worldsWithoutReveal[place] = found.set(viewer, shows ? 0 : worlds);
  }
  return shows;
}

/** The last step, as it was taken here or is played again. */
function lastTaken(table: Table, play: GameInPlay): TakenStep {
  const { steps, last, before, state } = play;
  const step = steps[steps.length - 1];
  if (last === undefined) return takenFrom(table, play, steps.length - 1)[0];
  return { step, before, after: state, events: last.events.map(({ event }) => event), drew: last.drew };
}

/** The steps from one on, played again from the beginning of the game. */
function takenFrom({ game, lobby }: Table, play: GameInPlay, back: number): TakenStep[] {
  const { options, seed, seats } = lobby;
  const { startedAt, steps } = play;
  const replaying = replayRecord(game, { names: seats.map(String), options, seed, startedAt, steps });
  const taken: TakenStep[] = [];
  while (replaying.played < steps.length) {
    const { played, state } = replaying;
    const before = played < back ? undefined : game.clone(state);
    const next = replaying.next();
    if (next === undefined || 'disagreement' in next) throw new Error('a game cannot be played again as it was');
    if (played < back) continue;
    const { events, drew } = next;
    taken.push({ step: steps[played], before, after: game.clone(replaying.state), events, drew });
  }
  return taken;
}
