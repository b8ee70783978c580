import type { Seat, Viewer } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import type { RecordedStep } from '../../engine/record.ts';
import { fastRng } from '../../engine/rng.ts';
import type { UndoConsent } from '../../protocol/server-message.ts';
import { type GameInPlay, repeatStep, stateAfter, type Table } from '../table.ts';
import { LATER_STEP_WORLDS, OFFER_WORLDS, revealsToMover, revealsToOnlooker, seenBy, WORLDS } from './reveals.ts';

/** A step as it was taken: the states around it, and its events. */
interface TakenStep {
  step: RecordedStep;
  before: unknown;
  after: unknown;
  events: readonly unknown[];
  drew: boolean;
}

/**
 * The last move of a seat that could be undone, and whether the others must agree; undefined if none. What was revealed
 * since, to anybody, stays revealed: only at a practice table is undo free.
 */
export function undoable(table: Table, seat: Seat): { back: number; consent: UndoConsent } | undefined {
  const { game, play, lobby } = table;
  // At the end everything is shown, and in real time nothing is undone.
  if (play === undefined || play.outcome !== undefined || game.realTime === true) return undefined;
  const back = play.steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
  if (back === -1) return undefined;
  if (lobby.manners.freeUndo !== true && hasRevealed(table, play, { seat, back })) return undefined;
  return { back, consent: back === play.steps.length - 1 ? 'free' : 'ask' };
}

/**
 * How a seat may undo its last move, as offered on its page. A cheap estimate, because it runs after every move: the
 * game is never replayed for it, and the player's own move is tried in a few worlds only.
 */
export function offeredUndo(table: Table, seat: Seat): UndoConsent | undefined {
  const { game, play, lobby } = table;
  if (play === undefined || play.outcome !== undefined || game.realTime === true) return undefined;
  const back = play.steps.findLastIndex((step) => step.kind === 'move' && step.seat === seat);
  if (back === -1) return undefined;
  const consent = back === play.steps.length - 1 ? 'free' : 'ask';
  if (lobby.manners.freeUndo === true) return consent;
  const isHidden = play.steps.slice(back).every((step, later) => {
    const check =
      later === 0
        ? { viewer: seat, worlds: OFFER_WORLDS }
        : { viewer: viewerFor(table, step, seat), worlds: LATER_STEP_WORLDS };
    return seemsHidden(table, play, { ...check, place: back + later });
  });
  return isHidden ? consent : undefined;
}

/** Whether a step seems to have revealed nothing; steps before the last are already known, or count as revealed. */
function seemsHidden(table: Table, play: GameInPlay, check: StepCheck): boolean {
  const known = play.worldsWithoutReveal[check.place]?.get(check.viewer);
  if (known !== undefined && (known === 0 || known >= check.worlds)) return known > 0;
  if (check.place < play.steps.length - 1 || play.last === undefined) return false;
  return !isReveal(table, lastTaken(play, play.last), check);
}

/**
 * Whether anything was revealed from step `back` on, as far as one seat can tell. Results are cached with the game; the
 * last step is checked with the state before it, for others the game is replayed.
 */
function hasRevealed(table: Table, play: GameInPlay, { seat, back }: { seat: Seat; back: number }): boolean {
  const { worldsWithoutReveal, steps } = play;
  const checks = steps.slice(back).map((step, later): StepCheck => {
    const worlds = later === 0 ? WORLDS : LATER_STEP_WORLDS;
    return { place: back + later, worlds, viewer: viewerFor(table, step, seat) };
  });
  if (checks.some(({ place, viewer }) => worldsWithoutReveal[place]?.get(viewer) === 0)) return true;
  const unknown = checks.filter(({ place, worlds, viewer }) => (worldsWithoutReveal[place]?.get(viewer) ?? 0) < worlds);
  const [first] = unknown;
  if (first === undefined) return false;
  const from = first.place;
  const last = from === steps.length - 1 ? play.last : undefined;
  const taken = last === undefined ? takenFrom(table, play, from) : [lastTaken(play, last)];
  return unknown.some((check) => isReveal(table, elementAt(taken, check.place - from), check));
}

/** The viewer a step is checked for, and the number of worlds. */
interface StepCheck {
  place: number;
  viewer: Viewer;
  worlds: number;
}

/** If all see the same, checking for the step's maker is enough. */
function viewerFor({ game }: Table, step: RecordedStep, seat: Seat): Viewer {
  return step.kind !== 'clock' && game.isOpen === true ? step.seat : seat;
}

/** Whether one step revealed something; computed once per viewer and number of worlds. */
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

/** The last step, as it was taken here. */
function lastTaken({ steps, before, state }: GameInPlay, last: NonNullable<GameInPlay['last']>): TakenStep {
  const step = elementAt(steps, steps.length - 1);
  return { step, before, after: state, events: last.events.map(({ event }) => event), drew: last.drew };
}

/** The steps from a number on, replayed. */
function takenFrom(table: Table, play: GameInPlay, back: number): TakenStep[] {
  const { game } = table;
  const state = stateAfter(table, play, back);
  return play.steps.slice(back).map((step, later) => {
    const before = game.clone(state);
    const { events, drew } = repeatStep(table, play, { state, step: back + later });
    return { step, before, after: game.clone(state), events, drew };
  });
}
