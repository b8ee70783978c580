// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { ReviewRequest } from '../../../review/messages.ts';
import { mount } from '../../kit/testing/mount.ts';
import { type AdvisedMoment, useAdvice } from './use-advice.ts';

/** The last request to the worker. */
let asked: ReviewRequest | undefined;

vi.mock('./ask-review.ts', () => ({
  askReview: (request: ReviewRequest) => {
    asked = request;
    return Promise.resolve({ kind: 'failed' });
  },
}));

/** Renders a table in one state after the other, and returns the function that requests advice in each. */
function askersOf(moments: readonly AdvisedMoment[]): ReturnType<typeof useAdvice>[] {
  const { show } = mount();
  const askers: ReturnType<typeof useAdvice>[] = [];
  for (const shown of moments) show(<Table shown={shown} onAsker={(ask) => askers.push(ask)} />);
  return askers;
}

function Table({ shown, onAsker }: { shown: AdvisedMoment; onAsker(ask: ReturnType<typeof useAdvice>): void }) {
  onAsker(useAdvice(shown));
  return null;
}

const PLAYERS: AdvisedMoment['players'] = [
  { kind: 'person', name: 'Ada', here: true },
  { kind: 'bot', name: 'Bruno', here: true },
];

function moment(game: string, more: Partial<AdvisedMoment>): AdvisedMoment {
  return {
    table: { game, options: {} },
    view: {},
    moves: [{ kind: 'done' }],
    events: [],
    you: 0,
    players: PLAYERS,
    pack: 'the pack',
    locale: 'en',
    now: () => 7000,
    ...more,
  };
}

const played = (cards: readonly unknown[]) => ({ kind: 'played', seat: 1, cards });

test('in real time advice stays while others act, and is based on the first version of events, at the table’s time', async () => {
  const [first, second] = askersOf([
    moment('time', { events: [{ seq: 1, event: played([3]) }] }),
    moment('time', {
      view: { story: 2 },
      events: [
        { seq: 1, event: played(['face-down']) },
        { seq: 2, event: played([5]) },
      ],
    }),
  ]);

  expect(second).toBe(first);
  await second?.(new AbortController().signal);
  expect(asked).toMatchObject({ at: 7000, events: [played([3]), played([5])], question: { view: { story: 2 } } });
});

test('in turn games another view needs other advice, and undone events are left out', async () => {
  const [first, second] = askersOf([
    moment('days', {
      events: [
        { seq: 1, event: 'drew' },
        { seq: 2, event: 'placed' },
      ],
    }),
    moment('days', { view: { later: true }, events: [{ seq: 1, event: 'drew' }] }),
  ]);

  expect(second).not.toBe(first);
  await second?.(new AbortController().signal);
  expect(asked).toMatchObject({ events: ['drew'] });
});

test('beside other people there is no advice', () => {
  const people = moment('time', {}).players.map((player) => ({ ...player, kind: 'person' as const }));

  expect(askersOf([moment('time', { players: people })])).toEqual([undefined]);
});
