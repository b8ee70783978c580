import type { Seat } from '../../../../engine/game.ts';
import type { Outline, SeenStep } from '../../../../engine/judgement.ts';
import { backOf, type CardNumber, type ItemNumber } from '../../rules/content.ts';
import type { Lookup } from '../../rules/lookup.ts';
import { DECISIONS } from '../../rules/moves.ts';
import type { TimeChoice, TimeEvent, TimeMove } from '../../rules/state.ts';
import type { TimeView } from '../../rules/view.ts';
import { isRoomFor } from '../room.ts';
import { foreseen, ownItemsFor } from './choice.ts';

/** A step of a finished game as a seat saw it. */
type Step = SeenStep<TimeMove, TimeView, TimeEvent>;
type Decision = Outline<TimeChoice>['decisions'][number];

/** The distance between points of the chart: in ms, and in reveals. */
const POINT_MS = 15_000;
const POINT_REVEALS = 4;
/** An option counts as passed up after this long, in ms: people must look, think and speak. */
const LET_PASS_MS = 20_000;
/** A call somebody else answers this soon was not passed up. */
const ANSWERED_MS = 10_000;

/** Moves that commit to something. */
const WEIGHED: ReadonlySet<TimeMove['kind']> = new Set<TimeMove['kind']>(['play', 'discard', 'done', ...DECISIONS]);

/** A seat's decisions in a finished game: its moves, calls it did not answer, and Missions it could have played. */
export function outlineOf(lookup: Lookup, steps: readonly Step[], seat: Seat): Outline<TimeChoice> {
  const accomplished = new Set(
    steps.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'accomplished' ? [event.card] : []))),
  );
  const own = steps.flatMap(({ step, move }): Decision[] => {
    if (move === undefined || !WEIGHED.has(move.kind)) return [];
    const succeeded = move.kind === 'play' ? move.cards.filter((card) => accomplished.has(card)) : [];
    const made = move.kind === 'play' && succeeded.length > 0 ? { ...move, succeeded } : move;
    return [{ step, made, isOwnMove: true }];
  });
  const passed = [...unanswered(lookup, steps, seat), ...unplayed(lookup, steps)];
  return {
    decisions: [...own, ...passed].sort((one, other) => one.step - other.step),
    points: pointsOf(steps),
  };
}

/** When the player's own card was finally played, after a step; undefined if never. */
function playedAfter(steps: readonly Step[], from: number, card: CardNumber): number | undefined {
  return steps.slice(from).find(({ move }) => move?.kind === 'play' && move.cards.includes(card))?.at;
}

/** The end of the five minutes. */
function endOf(steps: readonly Step[]): number {
  return steps.findLast(({ view }) => view.phase === 'adventure')?.at ?? 0;
}

/** Calls for an Item the seat had and did not play for long, though there was space for it and nobody else did. */
function unanswered(lookup: Lookup, steps: readonly Step[], seat: Seat): Decision[] {
  const end = endOf(steps);
  const until = new Map<ItemNumber, number>();
  return steps.flatMap(({ step, at, events }): Decision[] => {
    const next = steps[step + 1];
    return events.flatMap((event): Decision[] => {
      if (event.kind !== 'called' || event.seat === seat || event.call.kind !== 'need') return [];
      const { item } = event.call;
      if (next?.view.phase !== 'adventure' || !next.view.hand.includes(item) || at < (until.get(item) ?? 0)) return [];
      const kept = playedAfter(steps, step + 1, item) ?? end;
      const answer = steps.slice(step + 1).find((later) => later.events.some((one) => isPlayed(one, item)));
      if (kept - at < LET_PASS_MS || (answer !== undefined && answer.at - at < ANSWERED_MS)) return [];
      if (!isRoomFor(foreseen(lookup, next), item, 0)) return [];
      until.set(item, kept);
      return [{ step: step + 1, made: { kind: 'keep-back', card: item, ms: kept - at }, isOwnMove: false }];
    });
  });
}

function isPlayed(event: TimeEvent, item: ItemNumber): boolean {
  return event.kind === 'played' && event.cards.includes(item);
}

/** Missions that stayed in hand to the end, though their needs were in the Story or in the same hand. */
function unplayed(lookup: Lookup, steps: readonly Step[]): Decision[] {
  const adventure = steps.filter(({ view }) => view.phase === 'adventure');
  const last = adventure.at(-1);
  if (last === undefined) return [];
  return last.view.hand.flatMap((mission): Decision[] => {
    if (backOf(mission) !== 'mission') return [];
    const isPossible = (step: Step): boolean =>
      step.view.hand.includes(mission) &&
      ownItemsFor(lookup, foreseen(lookup, step), { mission, hand: step.view.hand }) !== undefined;
    const first = adventure.findLastIndex((step) => !isPossible(step)) + 1;
    const since = adventure[first];
    if (since === undefined || last.at - since.at < LET_PASS_MS) return [];
    return [{ step: since.step, made: { kind: 'keep-back', card: mission, ms: last.at - since.at }, isOwnMove: false }];
  });
}

/** Every quarter of a minute while the clock runs, and every few reveals. */
function pointsOf(steps: readonly Step[]): number[] {
  const points: number[] = [];
  let due = Number.NEGATIVE_INFINITY;
  let left: number | undefined;
  for (const { step, at, view } of steps) {
    const isDue =
      view.phase === 'adventure'
        ? at >= due
        : view.phase === 'resolution' && (left === undefined || left - view.story.size >= POINT_REVEALS);
    if (!isDue) continue;
    points.push(step);
    due = at + POINT_MS;
    if (view.phase === 'resolution') left = view.story.size;
  }
  return points;
}
