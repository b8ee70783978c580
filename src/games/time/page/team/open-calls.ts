import type { Seat } from '../../../../engine/game.ts';
import { backOf, type ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';

/** Somebody needs an Item, and nobody has played it since. */
export interface OpenNeed {
  seat: Seat;
  item: ItemNumber;
  count: number;
  /** When it was called, so that it can expire. */
  at: number;
}

/** Somebody said they have an Item that was called for, or played it. */
export interface Answer {
  /** The caller. */
  to: Seat;
  seat: Seat;
  item: ItemNumber;
  kind: 'has' | 'played';
  at: number;
}

/** A call that nobody answered in time. */
export type Unanswered = Pick<OpenNeed, 'seat' | 'item' | 'at'>;

/** Recent calls and answers, and the calls that stayed unanswered. */
export interface OpenCalls {
  needs: readonly OpenNeed[];
  answers: readonly Answer[];
  unanswered: readonly Unanswered[];
}

/** DT-26 How long a call highlights Items, and how long an answer is shown; remembering them is up to the players. */
export const NEED_MS = 15_000;
export const ANSWER_MS = 20_000;
/** How long the caller sees that nobody answered. */
export const UNANSWERED_MS = 6_000;

export const NO_CALLS: OpenCalls = { needs: [], answers: [], unanswered: [] };

/** The calls after an event; the same object if nothing changed, so that nothing is rendered again. */
export function withEvent(calls: OpenCalls, event: TimeEvent, at: number): OpenCalls {
  switch (event.kind) {
    case 'called':
      if (event.call.kind === 'need') return withNeed(calls, { seat: event.seat, ...event.call, at });
      return event.call.kind === 'have' ? answered(calls, { ...event, item: event.call.item, as: 'has', at }) : calls;
    case 'played':
      return event.cards.reduce((now: OpenCalls, card) => {
        if (typeof card !== 'number') return now;
        // After playing a Mission its player no longer needs the Items they called for.
        if (backOf(card) !== 'item') return withoutCaller(now, event.seat);
        return withoutOne(answered(now, { seat: event.seat, item: card, as: 'played', at }), card);
      }, calls);
    case 'adventure-ended':
      return NO_CALLS;
    default:
      return calls;
  }
}

/** The calls that have not expired. */
export function stillOpen(calls: OpenCalls, now: number): OpenCalls {
  const needs = calls.needs.filter(({ at }) => now - at < NEED_MS);
  const answers = calls.answers.filter(({ at }) => now - at < ANSWER_MS);
  const over = calls.needs.filter((need) => !needs.includes(need) && !isAnswered(calls, need));
  const told = calls.unanswered.filter(({ at }) => now - at < UNANSWERED_MS);
  const isSame =
    needs.length === calls.needs.length &&
    answers.length === calls.answers.length &&
    told.length === calls.unanswered.length;
  return isSame
    ? calls
    : { needs, answers, unanswered: [...told, ...over.map(({ seat, item }) => ({ seat, item, at: now }))] };
}

function isAnswered({ answers }: OpenCalls, need: OpenNeed): boolean {
  return answers.some(({ to, item }) => to === need.seat && item === need.item);
}

function withNeed({ needs, answers, unanswered }: OpenCalls, need: OpenNeed): OpenCalls {
  const isOther = ({ seat, item }: Unanswered) => seat !== need.seat || item !== need.item;
  return { needs: [...needs.filter(isOther), need], answers, unanswered: unanswered.filter(isOther) };
}

function answered(
  calls: OpenCalls,
  { seat, item, as, at }: { seat: Seat; item: ItemNumber; as: Answer['kind']; at: number },
): OpenCalls {
  const { needs, answers, unanswered } = calls;
  const callers = needs.filter((need) => need.item === item && need.seat !== seat);
  const others = answers.filter((answer) => answer.seat !== seat || answer.item !== item);
  if (callers.length === 0 && others.length === answers.length) return calls;
  return {
    needs,
    unanswered,
    answers: [...others, ...callers.map((need): Answer => ({ to: need.seat, seat, item, kind: as, at }))],
  };
}

/** An Item was played: the oldest call for it is settled. */
function withoutOne(calls: OpenCalls, item: ItemNumber): OpenCalls {
  const { needs } = calls;
  const place = needs.findIndex((need) => need.item === item);
  const need = needs[place];
  if (need === undefined) return calls;
  const rest = need.count > 1 ? [{ ...need, count: need.count - 1 }] : [];
  return { ...calls, needs: needs.toSpliced(place, 1, ...rest) };
}

function withoutCaller(calls: OpenCalls, caller: Seat): OpenCalls {
  const needs = calls.needs.filter(({ seat }) => seat !== caller);
  const answers = calls.answers.filter(({ to }) => to !== caller);
  const isSame = needs.length === calls.needs.length && answers.length === calls.answers.length;
  return isSame ? calls : { needs, answers, unanswered: calls.unanswered.filter(({ seat }) => seat !== caller) };
}
