import type { Seat, Viewer } from '../engine/game.ts';
import { replay, type Step } from '../engine/record.ts';
import { fastRng } from '../engine/rng.ts';
import type { UndoLaw } from '../protocol/server-message.ts';
import { isTeaching, isTelling, seenBy, WORLDS, WORLDS_OF_LATER } from './showing.ts';
import type { Play, Table } from './table.ts';

/** So many worlds are tried after every move, to show whether it can be taken back: most moves never are. */
export const WORLDS_AT_FIRST = 1;

/** A step as it was taken: the states around it, and what happened. */
interface Taken {
  step: Step;
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
  if (lobby.manners.freeUndo !== true && hasShown(table, play, { seat, back, worlds })) return undefined;
  return { back, law: back === play.steps.length - 1 ? 'free' : 'ask' };
}

/**
 * Whether something came to light from step `back` on, as far as one seat can tell. At first only the last step is
 * looked at, while the state before it is at hand; all of them once somebody wants to take them back.
 */
function hasShown(table: Table, play: Play, wish: { seat: Seat; back: number; worlds: number }): boolean {
  const { seat, back } = wish;
  const { silentIn, steps } = play;
  const isAtFirst = wish.worlds === WORLDS_AT_FIRST;
  const looks = steps.slice(back).map((step, later): Look => {
    const worlds = Math.min(wish.worlds, later === 0 ? WORLDS : WORLDS_OF_LATER);
    return { place: back + later, worlds, eyes: eyesOn(table, step, { seat, isAtFirst }) };
  });
  // What a closer look through the seat's own eyes has found counts from then on, also where fewer eyes are tried.
  const isShown = ({ place, eyes }: Look) =>
    [eyes, seat, 'spectator' as const].some((one) => silentIn[place]?.get(one) === 0);
  if (looks.some(isShown)) return true;
  const unknown = looks.filter(({ place, worlds, eyes }) => (silentIn[place]?.get(eyes) ?? 0) < worlds);
  if (unknown.length === 0) return false;
  const last = steps.length - 1;
  const isAtHand = isAtFirst || (back === last && play.last !== undefined);
  if (isAtHand) return unknown.some((look) => look.place === last && isShowing(table, lastTaken(table, play), look));
  const taken = takenFrom(table, play, back);
  return unknown.some((look) => isShowing(table, taken[look.place - back], look));
}

/** Whose eyes a step is looked at with, and in how many worlds. */
interface Look {
  place: number;
  eyes: Viewer;
  worlds: number;
}

/** Where all see the same, the eyes of whoever made the step do for everybody; at first those of who watches do for all others. */
function eyesOn({ game }: Table, step: Step, { seat, isAtFirst }: { seat: Seat; isAtFirst: boolean }): Viewer {
  if (step.kind === 'clock' || step.seat === seat) return seat;
  if (game.isOpen === true) return step.seat;
  return isAtFirst ? 'spectator' : seat;
}

/** Whether one step showed something; worked out once for each pair of eyes and number of worlds. */
function isShowing(
  { game, lobby, play }: Table,
  { step, before, after, events, drew }: Taken,
  { place, eyes, worlds }: Look,
): boolean {
  const thoughts = fastRng(place + 1);
  const seats = lobby.seats.length;
  const seen = seenBy(game, { state: after, events, viewer: eyes });
  const shows =
    step.kind === 'clock' ||
    (step.seat === eyes
      ? isTeaching(game, step, { before, truth: { drew, seen }, thoughts, worlds, seats })
      : isTelling(game, step, { before, onlooker: eyes, seen, thoughts, worlds, seats }));
  if (play !== undefined) {
    const found = play.silentIn[place] ?? new Map<Viewer, number>();
    play.silentIn[place] = found.set(eyes, shows ? 0 : worlds);
  }
  return shows;
}

/** The last step, as it was taken here or is played again. */
function lastTaken(table: Table, play: Play): Taken {
  const { steps, last, before, state } = play;
  const step = steps[steps.length - 1];
  if (last === undefined) return takenFrom(table, play, steps.length - 1)[0];
  return { step, before, after: state, events: last.events.map(({ event }) => event), drew: last.drew };
}

/** The steps from one on, played again from the beginning of the game. */
function takenFrom({ game, lobby }: Table, play: Play, back: number): Taken[] {
  const { options, seed, seats } = lobby;
  const { startedAt, steps } = play;
  const replaying = replay(game, { names: seats.map(String), options, seed, startedAt, steps });
  const taken: Taken[] = [];
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
