import { type Beat, type GameStage, plainBeats, type Step } from '../../../../client/kit/stage/beat.ts';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { DungeonNumber } from '../../rules/content.ts';
import type { DashEvent, TurnEnd } from '../../rules/state.ts';
import type { DashView } from '../../rules/view.ts';

/** What the page draws besides the table. */
export type DashCue =
  /** A card is about to turn over. */
  | { kind: 'lift'; seat: Seat; space: number }
  /** It turns over, and is shown to everybody at full size. */
  | { kind: 'shown'; seat: Seat; space: number; card: DungeonNumber }
  /** The AP it cost or gave, while the turn goes on. */
  | { kind: 'count'; seat: Seat; space: number; card: DungeonNumber; ap: number }
  | OutcomeCue;

/** The result of a card, large enough for everybody to read. */
export interface OutcomeCue {
  kind: 'outcome';
  seat: Seat;
  card: DungeonNumber;
  events: readonly DashEvent[];
  /** Of a Treasure: how much it is celebrated. */
  worth?: Worth;
}

/** Three sizes of fanfare, by the gold of a Treasure. */
export type Worth = 'small' | 'fair' | 'great';

/** The lighting while a card is shown: tense, bad (darker) or good (brighter). */
export type Mood = 'tense' | 'bad' | 'good';

/** The mood of a cue, if it has one. */
export function moodOf(cue: DashCue): Mood | undefined {
  if (cue.kind === 'lift' || cue.kind === 'shown') return 'tense';
  if (cue.kind === 'count') return cue.ap < 0 ? 'bad' : 'good';
  return toneOf(cue.events);
}

/** Whether the result of a card was good for the explorer. */
function toneOf(events: readonly DashEvent[]): 'good' | 'bad' {
  const isGood = events.some(
    (event) =>
      event.kind === 'treasure-taken' ||
      event.kind === 'equipment-drawn' ||
      event.kind === 'canceled' ||
      event.kind === 'put-back' ||
      (event.kind === 'magic' && event.warded !== undefined),
  );
  return isGood ? 'good' : 'bad';
}

/** How a card hits the explorer: by AP alone, by its magic, or by ending the turn. */
export type Blow = 'ap' | 'fumble' | 'slow' | 'no-ap' | 'door' | 'darkness' | 'confusion';

/** The blow of a cue, if it is one. */
export function blowOf(cue: DashCue): Blow | undefined {
  if (cue.kind === 'count') return cue.ap < 0 ? 'ap' : undefined;
  if (cue.kind !== 'outcome') return undefined;
  const end = cue.events.find((event) => event.kind === 'turn-ended');
  if (end !== undefined && isBlow(end.why)) return end.why;
  const magic = cue.events.find((event) => event.kind === 'magic' && event.warded === undefined);
  if (magic?.kind === 'magic') return magic.magic;
  if (cue.events.some(({ kind }) => kind === 'fumbled')) return 'fumble';
  return cue.events.some(({ kind }) => kind === 'ap-lost') ? 'ap' : undefined;
}

function isBlow(why: TurnEnd): why is Extract<TurnEnd, Blow> {
  return why === 'no-ap' || why === 'door' || why === 'darkness' || why === 'confusion';
}

type DashStep = Step<DashView, DashEvent>;
type Flip = Extract<DashEvent, { kind: 'flipped' }>;

/** How long a card is held before it turns; `TENSE_MS` with few AP left. */
const HOLD_MS = 350;
const TENSE_MS = 500;
const FEW_AP = 2;
/** How long the turned card is shown before it takes effect. */
const SHOWN_MS = 650;
/** How long an AP change and a result are shown: a sentence takes a second to read. */
const COUNT_MS = 750;
const OUTCOME_MS = 1500;
/** The end of a turn that went wrong, and what is cancelled, take longer: there is more to see. */
const LONGER_MS = 1900;
const TREASURE_MS: Readonly<Record<Worth, number>> = { small: 1500, fair: 1900, great: 2800 };
/** From this much gold on a Treasure is fair, and great. */
const FAIR_GOLD = 3;
export const GREAT_GOLD = 10;
/** How long cards take to leave, and to be shuffled and dealt again. */
const SETTLE_MS = 500;
const SHUFFLE_MS = 1100;

/** The events shown as a result; other events of the step belong to the next turn. */
const OUTCOMES: readonly DashEvent['kind'][] = [
  'used',
  'magic',
  'canceled',
  'ap-lost',
  'ap-gained',
  'equipment-drawn',
  'nothing-to-draw',
  'fumbled',
  'nothing-to-fumble',
  'put-back',
  'treasure-taken',
  'confused',
  'turn-ended',
];

/**
 * A flip: the card lifts, turns, comes close, and then costs or pays; a decision about it is shown in the same way. Everything else
 * in Dash is one beat.
 */
export const dashStage: GameStage<DashView, DashEvent> = {
  // A Crown stops everybody.
  isForAll: ({ before, after, events }) => worthOf(events, { before, after }) === 'great',
  beats(step) {
    const { before, events } = step;
    const [flip, ...others] = events.filter(({ kind }) => kind === 'flipped') as Flip[];
    if (others.length > 0) return plainBeats(step);
    if (flip !== undefined) return flipBeats(step, flip);
    const { pending } = before;
    if (pending === undefined) return plainBeats(step);
    return cardBeats(step, { view: before, seat: before.explorer, card: pending.card, space: pending.space, told: 0 });
  },
};

function flipBeats(step: DashStep, flip: Flip): readonly Beat<DashView>[] {
  const { before, events } = step;
  const { seat, space, card } = flip;
  const told = events.indexOf(flip) + 1;
  const view = turned(before, flip);
  const hold = before.ap <= FEW_AP ? TENSE_MS : HOLD_MS;
  return [
    { kind: 'anticipation', ms: hold, view: before, told: 0, cue: { kind: 'lift', seat, space } satisfies DashCue },
    { kind: 'reveal', ms: SHOWN_MS, view, told, cue: { kind: 'shown', seat, space, card } satisfies DashCue },
    ...cardBeats(step, { view, seat, card, space, told }),
  ];
}

/** The effect of a face-up card: large if it ends the turn or gives something, over the card if it only changes AP. */
function cardBeats(
  step: DashStep,
  { view, seat, card, space, told }: { view: DashView; seat: Seat; card: DungeonNumber; space: number; told: number },
): readonly Beat<DashView>[] {
  const { after, events } = step;
  const end = { view: after, told: events.length };
  const rest = events.slice(told);
  const outcome = rest.slice(0, firstBeyond(rest));
  // If a choice is left, it is offered beside the card.
  if (after.pending !== undefined && after.explorer === seat) return [{ kind: 'consequence', ms: COUNT_MS, ...end }];
  const ap = outcome.reduce((sum, event) => sum + apOf(event), 0);
  const isOnlyCounted = outcome.every(({ kind }) => kind === 'ap-lost' || kind === 'ap-gained');
  if (isOnlyCounted) {
    // A view of its own, so that the card goes back to its space when the next one is shown.
    const view = { ...after };
    return [{ kind: 'consequence', ms: COUNT_MS, ...end, view, cue: { kind: 'count', seat, space, card, ap } }];
  }
  const worth = worthOf(outcome, { before: step.before, after });
  return [
    {
      kind: 'consequence',
      ms: worth === undefined ? outcomeMs(outcome) : TREASURE_MS[worth],
      view: dealtWith(view, { seat, after, events: outcome }),
      told: told + outcome.length,
      cue: { kind: 'outcome', seat, card, events: outcome, ...(worth && { worth }) } satisfies DashCue,
    },
    { kind: 'settle', ms: outcome.some(({ kind }) => kind === 'confused') ? SHUFFLE_MS : SETTLE_MS, ...end },
  ];
}

/** How much a Treasure among these events is celebrated. */
function worthOf(
  events: readonly DashEvent[],
  { before, after }: { before: DashView; after: DashView },
): Worth | undefined {
  const taken = events.find((event) => event.kind === 'treasure-taken');
  if (taken === undefined) return undefined;
  const gold = elementAt(after.players, taken.seat).gold - elementAt(before.players, taken.seat).gold;
  return gold >= GREAT_GOLD ? 'great' : gold >= FAIR_GOLD ? 'fair' : 'small';
}

function outcomeMs(events: readonly DashEvent[]): number {
  const isLonger = events.some(({ kind }) => kind === 'turn-ended' || kind === 'canceled' || kind === 'fumbled');
  return isLonger ? LONGER_MS : OUTCOME_MS;
}

/** The index of the first event that belongs to the next turn. */
function firstBeyond(events: readonly DashEvent[]): number {
  const ended = events.findIndex(({ kind }) => kind === 'turn-ended');
  if (ended >= 0) return ended + 1;
  const other = events.findIndex(({ kind }) => !OUTCOMES.includes(kind));
  return other < 0 ? events.length : other;
}

function apOf(event: DashEvent): number {
  if (event.kind === 'ap-lost') return -event.ap;
  return event.kind === 'ap-gained' ? event.ap : 0;
}

/** The view before, with the flipped card face up, even if it is gone afterwards. */
function turned(before: DashView, { space, card }: Flip): DashView {
  const place = before.known.some((other) => other.space === space) ? -1 : before.returned.indexOf(card);
  return {
    ...before,
    spaces: before.spaces.with(space, card),
    flipped: [...before.flipped, space],
    known: before.known.filter((other) => other.space !== space),
    // Otherwise the card would count twice: face up, and as one of those turned back.
    returned: before.returned.filter((_, other) => other !== place),
  };
}

/** The card has taken effect, and is still there. */
function dealtWith(
  { pending: _, ...view }: DashView,
  { seat, after, events }: { seat: Seat; after: DashView; events: readonly DashEvent[] },
): DashView {
  const left = events.findLast((event) => 'left' in event && event.kind !== 'confused');
  const player = { ...elementAt(view.players, seat), equipment: elementAt(after.players, seat).equipment };
  return {
    ...view,
    phase: 'explore',
    ap: left !== undefined && 'left' in left ? left.left : view.ap,
    players: view.players.with(seat, player),
    equipmentDiscard: after.equipmentDiscard,
  };
}
