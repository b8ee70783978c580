import { expect, test } from 'vitest';
import { EAST } from '../rules/board.ts';
import type { BagEvent, Someone } from '../rules/event.ts';
import { dungeon } from '../rules/testing/testing.ts';
import { joinWalks } from './walks.ts';

const ada: Someone = { number: 0, seat: 0, character: 0 };
const bruno: Someone = { number: 1, seat: 1, character: 1 };
const { board } = dungeon({ map: '┼Sa ─.. ─..' });

const step = (seq: number, from: number, to: number, who = ada) => ({
  seq,
  event: { kind: 'walked', who, from, to, ap: 5 - seq } as BagEvent,
});

function walksIn(...events: { seq: number; event: BagEvent }[]) {
  return joinWalks(events, board).map(({ seq, event }) =>
    event.kind === 'walk'
      ? { seq, steps: event.steps, ...(event.side !== undefined && { side: event.side }) }
      : { seq },
  );
}

test('consecutive steps are one walk, logged at the last of them', () => {
  expect(walksIn(step(1, 0, 1), step(2, 1, 2))).toEqual([{ seq: 2, steps: 2, side: EAST }]);
});

test('a walk there and back has no direction', () => {
  expect(walksIn(step(1, 0, 1), step(2, 1, 0), step(3, 0, 1))).toEqual([{ seq: 3, steps: 3 }]);
});

test("any other event, or another adventurer's step, begins a new walk", () => {
  const turn = { seq: 2, event: { kind: 'turn-ended', who: ada } as BagEvent };

  expect(
    walksIn(step(1, 0, 1), turn, step(3, 1, 2), step(4, 2, 1, bruno)).map((line) => 'steps' in line && line.steps),
  ).toEqual([1, false, 1, 1]);
});

test('places that are not on the map have no direction', () => {
  expect(walksIn(step(1, 8, 9))).toEqual([{ seq: 1, steps: 1 }]);
});
