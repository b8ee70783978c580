import type { Beat, BeatKind, GameStage, Step } from '../../../client/kit/stage/beat.ts';
import { elementAt } from '../../../engine/list.ts';
import { backOf, type CardNumber, type ItemNumber, showPace, showTime } from '../rules/content.ts';
import type { AdventureEnd, TimeEvent } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import type { Tested } from './resolution/need-signs.ts';

/** What the page draws besides the table. */
export type TimeCue =
  /** The five minutes are over. */
  | { kind: 'time-up'; why: AdventureEnd }
  /** A card is face down, about to be turned. */
  | { kind: 'turning' }
  /** This many needs of a card have been checked, in the order listed, with what they were tested with. */
  | { kind: 'needs'; seen: number; tested?: Tested }
  /** A piece has no slot: the Backpack is about to burst. */
  | { kind: 'strain'; item: ItemNumber };

type TimeStep = Step<TimeView, TimeEvent>;
type TimeBeat = Beat<TimeView>;
type Outcome = Extract<TimeEvent, { kind: 'accomplished' | 'failed' }>;

/** How long "time is up" is shown. */
const TIME_UP_MS = 1_800;
/** The parts of an Item's time, and of a Mission's: face down, face up, and per need. */
const ITEM_PARTS = { turning: 0.4, seen: 0.3 };
const MISSION_PARTS = { turning: 0.14, seen: 0.26, needs: 0.3 };
/** How long the Backpack strains, has burst, and the result of a decision are shown. */
const STRAIN_MS = 1_300;
const BURST_MS = 2_000;
const DECIDED_MS = 900;
/** How long the last card is shown before the end. */
const LAST_MS = 1_200;

/** Events without a beat of their own. */
const PASSING: readonly TimeEvent['kind'][] = [
  'called',
  'held',
  'released',
  'went-away',
  'came-back',
  'passed-to-team',
];

/** While the clock runs every card is shown at once; the Resolution is animated for everybody. */
export const timeStage: GameStage<TimeView, TimeEvent> = {
  beats(step) {
    const { before, after, events } = step;
    const ended = events.find(({ kind }) => kind === 'adventure-ended');
    if (ended?.kind === 'adventure-ended' && after.phase === 'resolution') {
      return [
        beat('reveal', { ms: TIME_UP_MS, view: after, told: events.length, cue: { kind: 'time-up', why: ended.why } }),
      ];
    }
    if (before.phase !== 'resolution' || events.every(({ kind }) => PASSING.includes(kind))) return [];
    const [first] = events;
    return first?.kind === 'revealed'
      ? revealBeats(step, first.card)
      : outcomeBeats(step, { from: 0, ms: DECIDED_MS * showPace(before.story.size + before.moment) });
  },
  isForAll: ({ before }) => before.phase === 'resolution',
};

/** A card is face down, turns over, and has its result. */
function revealBeats(step: TimeStep, card: CardNumber): readonly TimeBeat[] {
  const { before } = step;
  const ms = showTime(card, before.story.size + before.moment);
  const isItem = backOf(card) === 'item';
  const parts = isItem ? ITEM_PARTS : MISSION_PARTS;
  const view = { ...before, story: { ...before.story, size: before.story.size - 1 } };
  const cue: TimeCue | undefined = isItem ? undefined : { kind: 'needs', seen: 0 };
  return [
    beat('anticipation', { ms: ms * parts.turning, view: before, told: 0, cue: { kind: 'turning' } }),
    beat('reveal', { ms: ms * parts.seen, view, told: 1, cue }),
    ...outcomeBeats(step, { from: 1, ms: ms * (1 - parts.turning - parts.seen), view }),
  ];
}

/** The result of a card, or of a decision about it: its needs one by one, success or failure, then the reward. */
function outcomeBeats(
  step: TimeStep,
  { from, ms, view = step.before }: { from: number; ms: number; view?: TimeView },
): readonly TimeBeat[] {
  const { events } = step;
  const after = stillTold(step.after);
  const isOver = step.after.phase === 'over';
  const broke = events.findIndex(({ kind }) => kind === 'backpack-broke');
  const rewarded = events.findIndex(({ kind }, place) => place >= from && kind === 'reward-taken');
  const outcome = events.find((event): event is Outcome => event.kind === 'accomplished' || event.kind === 'failed');
  const beats: TimeBeat[] = [];
  const end = isOver ? events.length - 1 : events.length;
  if (outcome !== undefined) {
    const isPaidBySkill = outcome.kind === 'accomplished' && outcome.solved;
    const checks = isPaidBySkill ? [] : checksOf(outcome, step.after);
    // Waived needs are shown before the rest is checked.
    const told = Math.max(from, events.indexOf(outcome));
    for (const place of checks.keys()) {
      const cue: TimeCue = { kind: 'needs', seen: place + 1, tested: outcome };
      beats.push(beat('anticipation', { ms: (ms * 0.43) / checks.length, view, told, cue }));
    }
    // The reward comes after the result.
    if (rewarded !== -1)
      beats.push(beat('consequence', { ms: ms * 0.3, view: ungained(after, events, rewarded), told: rewarded }));
  }
  if (broke !== -1) {
    const { item } = events[broke] as Extract<TimeEvent, { kind: 'backpack-broke' }>;
    const held = rewarded !== -1 ? ungained(after, events, rewarded) : view;
    beats.push(beat('anticipation', { ms: STRAIN_MS, view: held, told: broke, cue: { kind: 'strain', item } }));
    beats.push(beat('consequence', { ms: BURST_MS, view: after, told: end }));
    return beats;
  }
  const lastMs = isOver ? LAST_MS : outcome === undefined ? ms : ms * (rewarded === -1 ? 0.57 : 0.27);
  return [...beats, beat('consequence', { ms: lastMs, view: after, told: end })];
}

/** The needs of a card, as far as its result shows: one beat each. */
function checksOf(outcome: Outcome, { pending }: TimeView): readonly ItemNumber[] {
  if (outcome.kind === 'accomplished') return outcome.spent;
  return [...outcome.missing, ...(pending?.kind === 'failed' ? pending.items : [])];
}

/** The view before the token of a reward came into the Backpack. */
function ungained(view: TimeView, events: readonly TimeEvent[], rewarded: number): TimeView {
  const taken = events[rewarded];
  if (taken?.kind !== 'reward-taken') return view;
  const { item } = taken;
  const isIn = events.some((event) => event.kind === 'packed' && event.piece === 'token');
  const { cards, tokens } = view.backpack;
  const held = elementAt(tokens, item);
  const opened = isIn && (elementAt(cards, item) + held) % view.slots.pieces === 1 ? 1 : 0;
  return {
    ...view,
    backpack: { cards, tokens: isIn ? tokens.with(item, held - 1) : tokens },
    supply: view.supply.with(item, elementAt(view.supply, item) + 1),
    slots: { ...view.slots, used: view.slots.used - opened },
  };
}

/** The view with the Resolution still going on, even if the game is over by then. */
function stillTold(view: TimeView): TimeView {
  if (view.phase !== 'over') return view;
  const { ending: _ending, outcome: _outcome, missions: _missions, brokenBy: _brokenBy, ...rest } = view;
  return { ...rest, phase: 'resolution' };
}

function beat(
  kind: BeatKind,
  { cue, ...rest }: Omit<TimeBeat, 'kind' | 'cue'> & { cue?: TimeCue | undefined },
): TimeBeat {
  return { kind, ...rest, ...(cue !== undefined && { cue }) };
}
