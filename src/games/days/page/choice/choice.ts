import type { Seat, Viewer } from '../../../../engine/game.ts';
import type { CardNumber } from '../../rules/content.ts';
import { cardOf, type Day, type DaysMove, type DaysPlay } from '../../rules/state.ts';

/** One choice on the way to a play. `place`: its position in the hand. */
export type Pick =
  | { kind: 'card'; place: number }
  | { kind: 'day'; board: Seat; day: Day }
  /** A creature of a stack. */
  | { kind: 'height'; height: number }
  /** The creature of the hand that takes its place. */
  | { kind: 'creature'; place: number };

/** What must be chosen next; `nothing` if the lifted card cannot be played, `done` if one play is left. */
export type NextChoice = 'card' | 'nothing' | 'day' | 'board' | 'height' | 'creature' | 'done';

/** Who chooses, and from which moves. */
export interface Chooser {
  you: Viewer;
  hand: readonly CardNumber[];
  moves: readonly DaysMove[];
}

/** The legal plays that match all picks: choosing only narrows the server's list. */
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
      // Terror names a day of all boards; Transportation always involves your own board.
      if (play.kind === 'terror' || (play.kind === 'transport' && pick.board === you)) return true;
      return play.board === pick.board;
    case 'height':
      return play.kind === 'transform' && play.height === pick.height;
    case 'creature':
      return play.kind === 'transform' && play.creature === hand[pick.place];
  }
}

/** What must be chosen next to single out one play. */
export function nextChoice(picks: readonly Pick[], plays: readonly DaysPlay[]): NextChoice {
  const [first] = plays;
  if (picks.length === 0) return 'card';
  if (first === undefined) return 'nothing';
  if (!picks.some(({ kind }) => kind === 'day')) return 'day';
  if (plays.length === 1) return 'done';
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

/** The days on every board that can be tapped to go on. */
export function litDays(
  plays: readonly DaysPlay[],
  asked: NextChoice,
  { you, boards }: { you: Viewer; boards: number },
) {
  const lit = new Set<string>();
  if (asked !== 'day' && asked !== 'board') return lit;
  for (const play of plays) {
    if (play.kind === 'terror') for (let board = 0; board < boards; board++) lit.add(spotKey(board, play.day));
    else lit.add(spotKey(play.board, play.day));
    if (play.kind === 'transport' && asked === 'day' && you !== 'spectator') lit.add(spotKey(you, play.day));
  }
  return lit;
}

/** The result of picking: one play is left and is made, or more must be chosen. */
export type Picked =
  | { kind: 'play'; play: DaysPlay; picks: readonly Pick[] }
  | { kind: 'picks'; picks: readonly Pick[] };

/** The result of a tap; it may be refused. */
export type Tapped = Picked | { kind: 'refused' };

/** Makes the play as soon as only one matches all picks. */
export function afterPicks(picks: readonly Pick[], chooser: Chooser): Picked {
  const plays = playsWith(picks, chooser);
  const [play] = plays;
  const isDone = play !== undefined && nextChoice(picks, plays) === 'done';
  return isDone ? { kind: 'play', play, picks } : { kind: 'picks', picks };
}

/** A tap on a day continues the choice; if that leads nowhere, it restarts from the lifted card. */
export function tapDay(picks: readonly Pick[], pick: Pick & { kind: 'day' }, chooser: Chooser): Tapped {
  const asked = nextChoice(picks, playsWith(picks, chooser));
  if (playsWith([...picks, pick], chooser).length > 0) {
    const isChosen = asked === 'height' || asked === 'creature';
    return isChosen ? { kind: 'picks', picks } : afterPicks([...picks, pick], chooser);
  }
  const again = [...picks.slice(0, 1), pick];
  return playsWith(again, chooser).length > 0 ? afterPicks(again, chooser) : { kind: 'refused' };
}

/** A tap on a card in hand: answers Transformation, or is refused by it; otherwise lifts the card, or puts it back. */
export function tapCard(picks: readonly Pick[], place: number, chooser: Chooser): Tapped {
  const [lifted] = picks;
  if (lifted?.kind === 'card' && lifted.place === place) return { kind: 'picks', picks: [] };
  const given: Pick[] = [...picks, { kind: 'creature', place }];
  if (nextChoice(picks, playsWith(picks, chooser)) === 'creature') {
    return playsWith(given, chooser).length > 0 ? afterPicks(given, chooser) : { kind: 'refused' };
  }
  return { kind: 'picks', picks: [{ kind: 'card', place }] };
}
