import { expect, test } from 'vitest';
import { missionCard } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import { ANSWER_MS, NEED_MS, NO_CALLS, stillOpen, UNANSWERED_MS, withEvent } from './open-calls.ts';

const TORCH = 5;
const need = (seat: number, count = 1): TimeEvent => ({
  kind: 'called',
  seat,
  call: { kind: 'need', item: TORCH, count },
});
const have = (seat: number): TimeEvent => ({ kind: 'called', seat, call: { kind: 'have', item: TORCH, count: 1 } });
const play = (seat: number, card = TORCH): TimeEvent => ({ kind: 'played', seat, cards: [card] });
const after = (...events: TimeEvent[]) => events.reduce((calls, event, at) => withEvent(calls, event, at), NO_CALLS);

test('[DT-26] an Item is wanted until it is played as often as it was called for', () => {
  expect(after(need(0, 2)).needs).toMatchObject([{ seat: 0, item: TORCH, count: 2 }]);
  expect(after(need(0, 2), play(1)).needs).toMatchObject([{ seat: 0, count: 1 }]);
  expect(after(need(0, 2), play(1), play(2)).needs).toEqual([]);
});

test('[DT-26] the caller sees who has it, and who has played it since', () => {
  expect(after(need(0), have(2)).answers).toMatchObject([{ to: 0, seat: 2, kind: 'has' }]);
  expect(after(need(0), have(2), play(2)).answers).toMatchObject([{ to: 0, seat: 2, kind: 'played' }]);
  expect(after(have(2)).answers).toEqual([]);
});

test('playing a Mission ends its player’s calls, and all calls end with the time', () => {
  expect(after(need(0), need(1), have(2), play(0, missionCard(3)))).toMatchObject({
    needs: [{ seat: 1 }],
    answers: [{ to: 1 }],
  });
  expect(after(need(0), { kind: 'adventure-ended', why: 'time-up' })).toEqual(NO_CALLS);
});

test('a call and its answer expire after a while', () => {
  const calls = after(need(0), have(2));

  expect(stillOpen(calls, NEED_MS - 1)).toBe(calls);
  expect(stillOpen(calls, NEED_MS + 1).needs).toEqual([]);
  expect(stillOpen(calls, NEED_MS + 1).answers).toHaveLength(1);
  expect(stillOpen(calls, ANSWER_MS + 2).answers).toEqual([]);
});

test('an unanswered call ends with a message, until it is repeated or expires', () => {
  const silent = stillOpen(after(need(0)), NEED_MS);

  expect(silent).toMatchObject({ needs: [], unanswered: [{ seat: 0, item: TORCH }] });
  expect(withEvent(silent, need(0), NEED_MS + 1).unanswered).toEqual([]);
  expect(stillOpen(silent, NEED_MS + UNANSWERED_MS).unanswered).toEqual([]);
  expect(stillOpen(after(need(0), have(2)), NEED_MS).unanswered).toEqual([]);
});

test('a card that nobody called for leaves the calls unchanged', () => {
  const calls = after(need(0));

  expect(withEvent(calls, play(1, TORCH + 1), 1)).toBe(calls);
  expect(withEvent(calls, play(1, missionCard(3)), 1)).toBe(calls);
  expect(withEvent(NO_CALLS, play(1), 1)).toBe(NO_CALLS);
});
