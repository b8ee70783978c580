import { type Beat, type GameStage, plainBeats, type Step } from '../../../../client/kit/stage/beat.ts';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { BOULDER, type CardNumber } from '../../rules/content.ts';
import { cardOf, DAYS, type Day, type DaysEvent, playToldBy, type Removal, stackOn, WEEK } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';

/** The part of a play: the card at full size, its landing, and then the removed cards leave. */
type PlayPart = 'card' | 'landing' | 'effect';

/** A play is being shown: its boards, and its changes to every score so far. */
export interface PlayCue {
  kind: 'play';
  part: PlayPart;
  /** Who plays which card. */
  seat: Seat;
  card: CardNumber;
  forward: readonly Seat[];
  /** The boards that lose points, or a day. */
  hit: readonly Seat[];
  /** At the landing, the cards about to leave. */
  leaving: readonly Removal[];
  /** Where the card lies, if it stays. */
  landed?: { board: Seat; day: Day };
  changes: readonly number[];
  /** In a picture: its days, and the changes of the play there. */
  spots?: readonly [Spot, ...Spot[]];
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

/** The viewer has drawn this card: it is shown at full size. */
export interface DrawCue {
  kind: 'draw';
  seat: Seat;
  card: CardNumber;
}

/** What the page draws besides the table. */
export type DaysCue = PlayCue | CountCue | DrawCue;

type Play = Extract<DaysEvent, { kind: 'placed' | 'terrified' | 'transported' | 'transformed' }>;

/** How long others' drawing takes; and one's own: the card at full size, then in the hand. */
const DRAW_MS = 350;
const DRAWN_MS = 1200;
const TAKEN_MS = 300;
/** The parts of a play: of another player, of an attack on the viewer, and of the viewer's own. */
const PARTS_MS: Readonly<Record<'others' | 'attack' | 'own', Readonly<Record<PlayPart, number>>>> = {
  others: { card: 650, landing: 300, effect: 550 },
  attack: { card: 1500, landing: 500, effect: 1200 },
  // Your own card is already where you look; the end of your turn is held until it is read.
  own: { card: 0, landing: 450, effect: 1200 },
};
/** The final count: the weeks move together, then each day counts; a day without points passes faster. */
const GATHER_MS = 900;
const DAY_MS = 800;
const IDLE_DAY_MS = 350;
const LAST_MS = 700;

/**
 * A play: the card is shown at full size over its boards, it lands, then the removed cards leave. After that comes the
 * final count, day by day; the winner comes last.
 */
export const daysStage: GameStage<DaysView, DaysEvent> = {
  beats(step) {
    const play = step.events.find(isPlay);
    const shown = play === undefined ? drawBeats(step) : playBeats(step, play);
    const end = step.events.findIndex(({ kind }) => kind === 'game-over');
    return end === -1 ? shown : [...(play === undefined ? [] : shown), ...countBeats(step, end)];
  },
  /** An attack on the viewer is shown at full length. */
  isForAll(step) {
    const play = step.events.find(isPlay);
    return play !== undefined && isAttack(step, play);
  },
  /** The removed cards are still there, with the cost. */
  pictureOf(step) {
    const play = step.events.find(isPlay);
    if (play === undefined) return undefined;
    const beats = playBeats(step, play);
    const spots = spotsOf(step, play);
    // Spells take a creature as they land: it is only there before.
    const isTaken = isSpell(play) && spots.some(({ change }) => change < 0);
    const landed = isTaken ? undefined : beats.find(({ cue }) => (cue as PlayCue).part !== 'card');
    const { view, told } = landed ?? { view: step.before, told: 0 };
    const cue = beats.at(-1)?.cue as PlayCue;
    const [first, ...others] = spots;
    return { view, told, cue: { ...cue, ...(first && { spots: [first, ...others] }) } };
  },
};

/** The days of a play, on the viewer's board if it is affected, else on the first one affected. */
function spotsOf({ before, after, events, you }: Step<DaysView, DaysEvent>, play: Play): Spot[] {
  const left = removedBy(events);
  const named = play.kind === 'terrified' ? [] : [{ board: play.board, day: play.day }];
  const spots = left.length > 0 ? left : named;
  const board = spots.some((spot) => spot.board === you) ? you : spots[0]?.board;
  if (board === undefined || board === 'spectator') return [];
  const scoreOf = (view: DaysView, day: Day) => view.boards[board]?.scores[day] ?? 0;
  const isNamed = (day: Day) => spots.some((spot) => spot.board === board && spot.day === day);
  return DAYS.flatMap((_name, day) => {
    const change = scoreOf(after, day) - scoreOf(before, day);
    return isNamed(day) || change !== 0 ? [{ board, day, change }] : [];
  });
}

function drawBeats(step: Step<DaysView, DaysEvent>): readonly Beat<DaysView>[] {
  const { before, events, isOwn } = step;
  const isDraw = events.every(({ kind }) => kind === 'drawn' || kind === 'reshuffled');
  const beats = plainBeats(step);
  if (!isDraw) return beats;
  const drawn = events.find(({ kind }) => kind === 'drawn');
  if (!isOwn || drawn?.kind !== 'drawn' || drawn.card === 'face-down')
    return beats.map((beat) => ({ ...beat, ms: DRAW_MS }));
  const cue: DrawCue = { kind: 'draw', seat: drawn.seat, card: drawn.card };
  return [
    { kind: 'reveal', ms: DRAWN_MS, view: before, told: events.length, cue },
    ...beats.map((beat) => ({ ...beat, kind: 'settle' as const, ms: TAKEN_MS })),
  ];
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
  const hit = forward.filter((board) => board !== play.seat && isHit(step, play, board));
  const stays = play.kind === 'placed' && after.boards[play.board]?.days[play.day]?.at(-1) === play.card;
  const ms = PARTS_MS[isOwn ? 'own' : isAttack(step, play) ? 'attack' : 'others'];
  const cueOf = (part: PlayPart, view: DaysView, leaving: readonly Removal[] = []): PlayCue => ({
    kind: 'play',
    part,
    seat: play.seat,
    card: cardPlayed(play),
    forward,
    hit: part === 'card' ? [] : hit,
    leaving,
    ...(stays && { landed: { board: play.board, day: play.day } }),
    changes: part === 'card' ? [] : changesOf(before, view),
  });
  const shown: Beat<DaysView>[] = isOwn
    ? []
    : [{ kind: 'anticipation', ms: ms.card, view: before, told, cue: cueOf('card', before) }];
  if (removed === 0)
    return [
      ...shown,
      {
        kind: 'reveal',
        ms: isOwn ? ms.effect : ms.landing + ms.effect,
        view: done,
        told,
        cue: cueOf('landing', done),
      },
    ];
  const played = withCard(step, play);
  return [
    ...shown,
    {
      kind: 'reveal',
      ms: ms.landing,
      view: played,
      told: removed,
      cue: cueOf('landing', played, removedBy(events)),
    },
    { kind: 'consequence', ms: ms.effect, view: done, told: removed, cue: cueOf('effect', done) },
  ];
}

function cardPlayed(play: Play): CardNumber {
  const told = playToldBy(play);
  if (told === undefined) throw new Error(`${play.kind} tells no play`);
  return cardOf(told.play);
}

function removedBy(events: readonly DaysEvent[]): readonly Removal[] {
  return events.flatMap((event) => (event.kind === 'removed' ? event.cards : []));
}

/** Whether another player's play costs the viewer points, or a day. */
function isAttack(step: Step<DaysView, DaysEvent>, play: Play): boolean {
  const { you } = step;
  return you !== 'spectator' && play.seat !== you && isHit(step, play, you);
}

/** Whether a play costs a board points, or blocks one of its days. */
function isHit({ before, after, events }: Step<DaysView, DaysEvent>, play: Play, board: Seat): boolean {
  const isBlocked = play.kind === 'placed' && play.card === BOULDER && play.board === board;
  const hasLost = removedBy(events).some((removal) => removal.board === board);
  return isBlocked || hasLost || (changesOf(before, after)[board] ?? 0) < 0;
}

/** The player's own board, and every board affected by a play. */
function boardsOf(play: Play, events: readonly DaysEvent[]): Seat[] {
  const named = play.kind === 'terrified' ? [] : [play.board];
  return [...new Set([play.seat, ...named, ...removedBy(events).map(({ board }) => board)])];
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
