import { type Beat, type GameStage, plainBeats, type Step } from '../../../../client/kit/stage/beat.ts';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { DAYS, type Day, type DaysEvent, stackOn, WEEK } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';

/** A play is being shown: its boards, and its changes to every score so far. */
export interface PlayCue {
  kind: 'play';
  forward: readonly Seat[];
  /** Whether the line of the play is shown in the panel. */
  isTold: boolean;
  changes: readonly number[];
  /** In a picture: its days, and the changes of the play there. */
  spots?: readonly Spot[];
}

/** A day, and the change of its score. */
export interface Spot {
  board: Seat;
  day: Day;
  change: number;
}

/** The final count: this many days of all weeks are counted. */
export interface CountCue {
  kind: 'count';
  counted: number;
}

/** What the page draws besides the table. */
export type DaysCue = PlayCue | CountCue;

type Play = Extract<DaysEvent, { kind: 'placed' | 'terrified' | 'transported' | 'transformed' }>;

/** How long drawing takes. */
const DRAW_MS = 350;
/** The boards come forward, the card lands, its effect follows: together the longest another player's move may last. */
const FORWARD_MS = 300;
const PLAYED_MS = 450;
const DONE_MS = 700;
/** The final count: the weeks move together, then each day counts; a day without points passes faster. */
const GATHER_MS = 900;
const DAY_MS = 800;
const IDLE_DAY_MS = 350;
const LAST_MS = 700;

/**
 * A play: its boards come forward, the card lands, then the removed cards leave. After that comes the final count, day
 * by day; the winner comes last.
 */
export const daysStage: GameStage<DaysView, DaysEvent> = {
  beats(step) {
    const play = step.events.find(isPlay);
    const shown = play === undefined ? drawBeats(step) : playBeats(step, play);
    const end = step.events.findIndex(({ kind }) => kind === 'game-over');
    return end === -1 ? shown : [...(play === undefined ? [] : shown), ...countBeats(step, end)];
  },
  /** The removed cards are still there, with the cost. */
  pictureOf(step) {
    const play = step.events.find(isPlay);
    if (play === undefined) return undefined;
    const beats = playBeats(step, play);
    const spots = spotsOf(step, play);
    // Spells take a creature as they land: it is only there before.
    const isTaken = isSpell(play) && spots.some(({ change }) => change < 0);
    const revealed = isTaken ? undefined : beats.find(({ kind }) => kind === 'reveal');
    const { view, told } = revealed ?? { view: step.before, told: 0 };
    const cue = beats.at(-1)?.cue as PlayCue;
    return { view, told, cue: { ...cue, ...(spots.length > 0 && { spots }) } };
  },
};

/** The days of a play, on the viewer's board if it is affected, else on the first one affected. */
function spotsOf({ before, after, events, you }: Step<DaysView, DaysEvent>, play: Play): Spot[] {
  const left = events.flatMap((event) => (event.kind === 'removed' ? event.cards : []));
  const named = play.kind === 'terrified' ? [] : [{ board: play.board, day: play.day }];
  const spots = left.length > 0 ? left : named;
  const board = spots.some((spot) => spot.board === you) ? you : spots[0]?.board;
  const days = new Set(spots.filter((spot) => spot.board === board).map(({ day }) => day));
  if (board === undefined || board === 'spectator') return [];
  const scoreOf = (view: DaysView, day: Day) => view.boards[board]?.scores[day] ?? 0;
  return [...days].map((day) => ({ board, day, change: scoreOf(after, day) - scoreOf(before, day) }));
}

function drawBeats(step: Step<DaysView, DaysEvent>): readonly Beat<DaysView>[] {
  const isDraw = step.events.every(({ kind }) => kind === 'drawn' || kind === 'reshuffled');
  return plainBeats(step).map((beat) => (isDraw ? { ...beat, ms: DRAW_MS } : beat));
}

/** The weeks at the end, without anything that reveals the winner. */
function countBeats({ after }: Step<DaysView, DaysEvent>, told: number): readonly Beat<DaysView>[] {
  const { outcome: _, ...view } = after;
  const common = { view, told, isUnhurried: true } as const;
  const cueOf = (counted: number): CountCue => ({ kind: 'count', counted });
  const isIdle = (day: Day) => after.boards.every(({ scores }) => scores[day] === 0);
  const days = DAYS.map((_name, day): Beat<DaysView> => {
    const last = day === WEEK - 1 ? LAST_MS : 0;
    return { ...common, kind: 'reveal', ms: (isIdle(day) ? IDLE_DAY_MS : DAY_MS) + last, cue: cueOf(day + 1) };
  });
  return [{ ...common, kind: 'anticipation', ms: GATHER_MS, cue: cueOf(0) }, ...days];
}

function isSpell({ kind }: Play): boolean {
  return kind === 'transported' || kind === 'transformed';
}

function isPlay(event: DaysEvent): event is Play {
  return ['placed', 'terrified', 'transported', 'transformed'].includes(event.kind);
}

function playBeats(step: Step<DaysView, DaysEvent>, play: Play): readonly Beat<DaysView>[] {
  const { before, after, events, isOwn } = step;
  const told = events.indexOf(play) + 1;
  const removed = events.findIndex(({ kind }) => kind === 'removed') + 1;
  const done: DaysView = { ...after, phase: 'playing', turn: before.turn };
  const forward = boardsOf(play, events);
  const cueOf = (view: DaysView): PlayCue => ({
    kind: 'play',
    forward,
    isTold: true,
    changes: changesOf(before, view),
  });
  // Your own card is already where you look.
  const coming: Beat<DaysView>[] = isOwn
    ? []
    : [
        {
          kind: 'anticipation',
          ms: FORWARD_MS,
          view: before,
          told: 0,
          cue: { kind: 'play', forward, isTold: false, changes: [] },
        },
      ];
  if (removed === 0)
    return [
      ...coming,
      { kind: 'reveal', ms: isOwn ? DONE_MS : PLAYED_MS + DONE_MS, view: done, told, cue: cueOf(done) },
    ];
  const played = withCard(step, play);
  return [
    ...coming,
    { kind: 'reveal', ms: PLAYED_MS, view: played, told, cue: cueOf(played) },
    { kind: 'consequence', ms: DONE_MS, view: done, told: removed, cue: cueOf(done) },
  ];
}

/** Every board affected by a play. */
function boardsOf(play: Play, events: readonly DaysEvent[]): Seat[] {
  const left = events.flatMap((event) => (event.kind === 'removed' ? event.cards.map(({ board }) => board) : []));
  const named = play.kind === 'terrified' ? [] : play.kind === 'transported' ? [play.seat, play.board] : [play.board];
  return [...new Set([...named, ...left])];
}

function changesOf(before: DaysView, view: DaysView): number[] {
  return view.boards.map(({ total }, seat) => total - (before.boards[seat]?.total ?? 0));
}

/** The view before, with the played card: out of the hand, and on its day if it stays there. */
function withCard({ before, after }: Step<DaysView, DaysEvent>, play: Play): DaysView {
  const hands = before.boards.map((board, seat) => ({ ...board, hand: after.boards[seat]?.hand ?? board.hand }));
  const view: DaysView = { ...before, boards: hands, ...(after.hand !== undefined && { hand: after.hand }) };
  const end = play.kind === 'placed' ? after.boards[play.board] : undefined;
  if (play.kind !== 'placed' || end?.days[play.day]?.at(-1) !== play.card) return view;
  const { board, day, card } = play;
  const was = elementAt(hands, board);
  const score = end.scores[day] ?? 0;
  const laid = {
    ...was,
    days: was.days.with(day, [...stackOn(was.days, day), card]),
    scores: was.scores.with(day, score),
    total: was.total - elementAt(was.scores, day) + score,
  };
  return { ...view, boards: hands.with(board, laid) };
}
