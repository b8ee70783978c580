import { expect, test } from 'vitest';
import type { TimeEvent } from '../../rules/state.ts';
import { played, revealed, seen } from '../testing/events.ts';
import { storyPlayers } from './story-players.ts';

test('[DT-30] a revealed card is credited to its player, though its face was covered', () => {
  const story = [played(2), played(0, 2), played(1)];

  expect(storyPlayers(seen(story))).toEqual({ told: [], next: 2 });
  expect(storyPlayers(seen([...story, revealed(5), revealed(4), revealed(3)]))).toEqual({
    told: [
      { card: 5, seat: 2, laid: 0 },
      { card: 4, seat: 0, laid: 1 },
      { card: 3, seat: 0, laid: 1 },
    ],
    next: 1,
  });
});

test('[DT-64] cards Nintrabash discards leave the order, and the rest keep their players', () => {
  const story = [played(0), played(1), played(2)];
  const looked: TimeEvent = { kind: 'looked', seat: 0, cards: [7, 8, 9] };

  expect(storyPlayers(seen([...story, looked, { kind: 'sifted', seat: 0, cards: [8] }, revealed(7)]))).toEqual({
    told: [{ card: 7, seat: 0, laid: 0 }],
    next: 2,
  });
});

test("[DT-68] in an order that Zigarat changed, a card's player is known when it is revealed and not before", () => {
  const story: TimeEvent[] = [
    played(0),
    played(1),
    { kind: 'looked', seat: 0, cards: [7, 8] },
    { kind: 'arranged', seat: 0 },
  ];

  expect(storyPlayers(seen(story)).next).toBeUndefined();
  expect(storyPlayers(seen([...story, revealed(8), revealed(7)])).told).toEqual([
    { card: 8, seat: 1, laid: 1 },
    { card: 7, seat: 0, laid: 0 },
  ]);
});

test('[DT-66] a Mission that comes back still belongs to its player', () => {
  const story: TimeEvent[] = [played(1), played(0), revealed(20), { kind: 'mission-returned', seat: 0, card: 20 }];

  expect(storyPlayers(seen([...story, revealed(3)])).next).toBe(1);
});
