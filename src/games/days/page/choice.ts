import type { Seat, Viewer } from '../../../engine/game.ts';
import type { CardNumber } from '../rules/content.ts';
import { cardOf, type Day, type DaysMove, type DaysPlay } from '../rules/state.ts';

/** One thing chosen on the way to a play. `place`: where in the hand. */
export type Pick =
  | { kind: 'card'; place: number }
  | { kind: 'day'; board: Seat; day: Day }
  /** Which creature of a stack. */
  | { kind: 'height'; height: number }
  /** Which creature of the hand takes its place. */
  | { kind: 'creature'; place: number };

/** What is to be chosen next; `nothing` where the lifted card cannot be played. */
export type Asked = 'card' | 'nothing' | 'day' | 'board' | 'height' | 'creature' | 'confirm';

/** Whose choice it is, and from what. */
export interface Chooser {
  you: Viewer;
  hand: readonly CardNumber[];
  moves: readonly DaysMove[];
}

/** The offered plays that have all that was picked: choosing only ever narrows what the server offers. */
export function playsWith(picks: readonly Pick[], chooser: Chooser): DaysPlay[] {
  const plays = chooser.moves.filter((move): move is DaysPlay => move.kind !== 'draw' && move.kind !== 'pass');
  return plays.filter((play) => picks.every((pick) => hasPicked(play, pick, chooser)));
}

function hasPicked(play: DaysPlay, pick: Pick, { you, hand }: Chooser): boolean {
  switch (pick.kind) {
    case 'card':
      return cardOf(play) === hand[pick.place];
    case 'day':
      if (play.day !== pick.day) return false;
      // Terror names a day of all boards; of Transportation one's own board is always a part.
      if (play.kind === 'terror' || (play.kind === 'transport' && pick.board === you)) return true;
      return play.board === pick.board;
    case 'height':
      return play.kind === 'transform' && play.height === pick.height;
    case 'creature':
      return play.kind === 'transform' && play.creature === hand[pick.place];
  }
}

/** What has to be said next to make one play of those left. */
export function askedFor(picks: readonly Pick[], plays: readonly DaysPlay[]): Asked {
  const [first] = plays;
  if (picks.length === 0) return 'card';
  if (first === undefined) return 'nothing';
  if (!picks.some(({ kind }) => kind === 'day')) return 'day';
  if (plays.length === 1) return 'confirm';
  if (first.kind !== 'transform') return 'board';
  return heightsOf(plays).length > 1 ? 'height' : 'creature';
}

/** The heights of a stack that can still be chosen, the highest first. */
export function heightsOf(plays: readonly DaysPlay[]): number[] {
  const heights = plays.flatMap((play) => (play.kind === 'transform' ? [play.height] : []));
  return [...new Set(heights)].sort((a, b) => b - a);
}

/** The key of a day of a board. */
export function spotKey(board: Seat, day: Day): string {
  return `${board}:${day}`;
}

/** The days that may be tapped to go on, on every board. */
export function litDays(plays: readonly DaysPlay[], asked: Asked, { you, boards }: { you: Viewer; boards: number }) {
  const lit = new Set<string>();
  if (asked !== 'day' && asked !== 'board') return lit;
  for (const play of plays) {
    if (play.kind === 'terror') for (let board = 0; board < boards; board++) lit.add(spotKey(board, play.day));
    else lit.add(spotKey(play.board, play.day));
    if (play.kind === 'transport' && asked === 'day' && you !== 'spectator') lit.add(spotKey(you, play.day));
  }
  return lit;
}

/** What a tap on a day leads to. */
export type Tapped = { kind: 'picks'; picks: Pick[] } | { kind: 'confirm' } | { kind: 'refused' };

/** A tap goes on from here; where that leads nowhere, it starts again from the lifted card. The day that is chosen, tapped again, confirms. */
export function tapDay(picks: readonly Pick[], pick: Pick & { kind: 'day' }, chooser: Chooser): Tapped {
  const asked = askedFor(picks, playsWith(picks, chooser));
  const further = playsWith([...picks, pick], chooser);
  const isChosen = picks.some((chosen) => chosen.kind === 'day' && chosen.board === pick.board);
  if (further.length > 0 && asked === 'confirm' && isChosen) return { kind: 'confirm' };
  if (further.length > 0 && (asked === 'height' || asked === 'creature')) return { kind: 'picks', picks: [...picks] };
  if (further.length > 0) return { kind: 'picks', picks: [...picks, pick] };
  const again = [...picks.slice(0, 1), pick];
  return playsWith(again, chooser).length > 0 ? { kind: 'picks', picks: again } : { kind: 'refused' };
}

/** A tap on a card of the hand: it is what Transformation asks for, or refused if it is not; else it is lifted, or put back. */
export function tapCard(picks: readonly Pick[], place: number, chooser: Chooser): Pick[] | 'refused' {
  const [lifted] = picks;
  if (lifted?.kind === 'card' && lifted.place === place) return [];
  const before = picks.filter(({ kind }) => kind !== 'creature');
  const given: Pick[] = [...before, { kind: 'creature', place }];
  const isAsked = before.some(({ kind }) => kind === 'day') && heightsOf(playsWith(before, chooser)).length === 1;
  if (isAsked) return playsWith(given, chooser).length > 0 ? given : 'refused';
  return [{ kind: 'card', place }];
}
