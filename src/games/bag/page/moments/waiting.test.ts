import { expect, test } from 'vitest';
import type { BagEvent, Someone } from '../../rules/event.ts';
import type { Announcement } from './moments.ts';
import { withNew } from './waiting.ts';

const who: Someone = { number: 0, seat: 0, character: 0 };
const WEIGHTS: Partial<Record<BagEvent['kind'], number>> = { 'turn-started': 1, died: 12, 'lost-the-way': 6 };

function announce({ kind }: BagEvent): Announcement | undefined {
  const weight = WEIGHTS[kind];
  return weight === undefined ? undefined : { title: kind, more: '', icon: '', tone: 'plain', weight };
}

const died = { seq: 1, event: { kind: 'died', who, lives: 2 } as BagEvent };
const lost = { seq: 2, event: { kind: 'lost-the-way', who, tile: 3 } as BagEvent };
const turn = { seq: 3, event: { kind: 'turn-started', who, ap: 5, round: 2, last: false } as BagEvent };
const ended = { seq: 4, event: { kind: 'turn-ended', who } as BagEvent };
const fight = { seq: 4, event: { kind: 'fight-started', who, place: 1 } as BagEvent };

const titles = (...since: { seq: number; event: BagEvent }[]) => withNew([], since, announce).map(({ title }) => title);

test('a fight that begins clears earlier announcements, even without one of its own', () => {
  expect(withNew(withNew([], [died], announce), [fight], announce)).toEqual([]);
  expect(titles(died, turn, fight)).toEqual([]);
});

test('any event outdates "your turn", and nothing else', () => {
  expect(withNew(withNew([], [turn], announce), [lost], announce).map(({ title }) => title)).toEqual(['lost-the-way']);
  expect(withNew(withNew([], [died], announce), [], announce).map(({ title }) => title)).toEqual(['died']);
});

test('"your turn" disappears with the turn, whatever else is announced', () => {
  expect(withNew(withNew([], [turn], announce), [ended], announce)).toEqual([]);
  expect(withNew(withNew([], [died], announce), [ended], announce).map(({ title }) => title)).toEqual(['died']);
});

test('of more than two the two most important stay, in order', () => {
  expect(titles(died, lost, turn)).toEqual(['died', 'lost-the-way']);
});
