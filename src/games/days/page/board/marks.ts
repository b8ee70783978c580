import type { Viewer } from '../../../../engine/game.ts';
import { topOf } from '../../rules/board/stack.ts';
import { type CardNumber, LAVA, TRANSFORMATION } from '../../rules/content.ts';
import type { Preview } from '../../rules/preview.ts';
import { cardAtHeight, type DaysEvent, type DaysPlay } from '../../rules/state.ts';
import { type DaysView, stackInSight } from '../../rules/view.ts';
import { type Pick, spotKey } from '../choice/choice.ts';
import type { PlayCue, Spot } from '../moments/stage.ts';

/** Marks drawn on a day besides its cards. */
export interface DayMark {
  /** Can be tapped to continue. */
  lit?: boolean;
  /** Can be tapped to take a creature away, not to play one. */
  taking?: boolean;
  /** Chosen for the play. */
  chosen?: boolean;
  /** Cards would leave it, or are about to. */
  leaves?: boolean;
  /** A card has just landed. */
  landed?: boolean;
  /** The change of the day's score. */
  change?: number;
  /** A tap here would end the game. */
  ends?: boolean;
  /** The card that would be on top. */
  incoming?: CardNumber;
  /** What would change below the top card. */
  below?: { took: CardNumber; gave: CardNumber };
  /** Has changed since your last move. */
  fresh?: boolean;
  /** At the end: still to be counted, being counted, or done. */
  count?: 'later' | 'now' | 'done';
  /** Why its score differs from its card: a sign, and in words. */
  note?: { sign: string; line: string };
}

/** The marks of a picture: its days, with their changes. */
export function picturedMarks(spots: readonly Spot[]): ReadonlyMap<string, DayMark> {
  return new Map(
    spots.map(({ board, day, change }) => [spotKey(board, day), { chosen: true, ...(change !== 0 && { change }) }]),
  );
}

/** While a play is shown: where its card has landed, and the cards about to leave. */
export function stagedMarks({ part, leaving, landed }: PlayCue): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>();
  if (part === 'card') return marks;
  for (const { board, day } of leaving) marks.set(spotKey(board, day), { leaves: true });
  if (landed !== undefined && part === 'landing') marks.set(spotKey(landed.board, landed.day), { landed: true });
  return marks;
}

/** The input for the marks of all days. */
export interface MarkContext {
  view: DaysView;
  you: Viewer;
  lit: ReadonlySet<string>;
  lifted: CardNumber | undefined;
  picks: readonly Pick[];
  /** The play that would be made, and its effect. */
  play: DaysPlay | undefined;
  preview: Preview | undefined;
  /** The effect of tapping each possible day, while none is pointed at. */
  prospects: ReadonlyMap<string, DayMark>;
  fresh: ReadonlySet<string>;
}

/** The marks of all marked days, by the key of the day. */
export function marksOf(moment: MarkContext): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>();
  const mark = (key: string, what: DayMark) => marks.set(key, { ...marks.get(key), ...what });
  for (const key of moment.lit) mark(key, { lit: true, taking: moment.lifted === TRANSFORMATION });
  for (const key of moment.fresh) mark(key, { fresh: true });
  for (const pick of moment.picks) if (pick.kind === 'day') mark(spotKey(pick.board, pick.day), { chosen: true });
  const { play, preview } = moment;
  if (play === undefined || preview === undefined) {
    for (const [key, prospect] of moment.prospects) mark(key, prospect);
    return marks;
  }
  for (const { board, day } of preview.removed) mark(spotKey(board, day), { leaves: true });
  preview.scores.forEach(({ days }, board) => {
    for (const { day, change } of days) mark(spotKey(board, day), { change });
  });
  markPlay(moment, play, mark);
  return marks;
}

function markPlay({ view, you }: MarkContext, play: DaysPlay, mark: (key: string, what: DayMark) => void): void {
  switch (play.kind) {
    case 'place':
      mark(spotKey(play.board, play.day), { chosen: true, ...(play.card !== LAVA && { incoming: play.card }) });
      return;
    case 'terror':
      view.boards.forEach((_, board) => {
        mark(spotKey(board, play.day), { chosen: true });
      });
      return;
    case 'transform':
      mark(spotKey(play.board, play.day), { chosen: true, ...transformed(view, play) });
      return;
    case 'transport': {
      if (you === 'spectator') return;
      for (const [to, from] of [
        [you, play.board],
        [play.board, you],
      ] as const) {
        const incoming = topOf(stackInSight(view, from, play.day));
        mark(spotKey(to, play.day), { chosen: true, ...(incoming !== undefined && { incoming }) });
      }
    }
  }
}

/** DD-32 The new creature takes the place of the old one: cards above it stay. */
function transformed(view: DaysView, { board, day, height, creature }: DaysPlay & { kind: 'transform' }): DayMark {
  const stack = stackInSight(view, board, day);
  if (height === stack.length - 1) return { incoming: creature };
  return { below: { took: cardAtHeight(stack, height), gave: creature } };
}

/** The lines since the reader's own last move; for spectators, the last move. */
export function sinceOwnMove<Line extends { seq: number; event: DaysEvent }>(
  lines: readonly Line[],
  you: Viewer,
): Line[] {
  const last = lines.at(-1)?.seq;
  if (you === 'spectator') return lines.filter(({ seq }) => seq === last);
  const own = lines.findLast(({ event }) => 'seat' in event && event.seat === you)?.seq;
  if (own === last) return lines.filter(({ seq }) => seq === last);
  return own === undefined ? [...lines] : lines.filter(({ seq }) => seq > own);
}

/** The days changed by these events. */
export function touchedDays(events: readonly { event: DaysEvent }[]): ReadonlySet<string> {
  const keys = events.flatMap(({ event }) => {
    switch (event.kind) {
      case 'placed':
      case 'transformed':
        return [spotKey(event.board, event.day)];
      case 'transported':
        return [spotKey(event.board, event.day), spotKey(event.seat, event.day)];
      case 'removed':
        return event.cards.map(({ board, day }) => spotKey(board, day));
      default:
        return [];
    }
  });
  return new Set(keys);
}
