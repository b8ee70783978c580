import { describe, expect, test } from 'vitest';
import type { CardId } from '../../rules/content.ts';
import { game, numbers, type RestOfTable, type WeekByName, week } from '../../rules/testing/week.ts';
import { type Chooser, litDays, nextChoice, type Pick, playsWith, tapCard, tapDay } from './choice.ts';

function chooserOf(own: WeekByName, hand: CardId[], rest: RestOfTable = {}): Chooser {
  const table = week(own, { ...rest, hand });
  return { you: 0, hand: numbers(hand), moves: game.legalMoves(table, 0) };
}

function askedAfter(picks: readonly Pick[], chooser: Chooser) {
  return nextChoice(picks, playsWith(picks, chooser));
}

function litAfter(picks: readonly Pick[], chooser: Chooser, boards = 2) {
  const plays = playsWith(picks, chooser);
  return [...litDays(plays, nextChoice(picks, plays), { you: 0, boards })].sort();
}

const CARD: Pick = { kind: 'card', place: 0 };
const day = (board: number, at: number) => ({ kind: 'day', board, day: at }) as const;

test('a lifted card highlights the days it may go to, and one tap plays it there', () => {
  const chooser = chooserOf({ mon: ['elf'] }, ['troll']);

  expect(askedAfter([], chooser)).toBe('card');
  expect(litAfter([CARD], chooser)).toEqual(['0:1']);
  expect(tapDay([CARD], day(0, 1), chooser)).toMatchObject({ kind: 'play', play: { kind: 'place', board: 0, day: 1 } });
  expect(askedAfter([CARD, day(0, 1)], chooser)).toBe('done');
});

test('a day that cannot be played on is refused', () => {
  expect(tapDay([CARD], day(0, 0), chooserOf({ mon: ['elf'] }, ['human']))).toEqual({ kind: 'refused' });
});

test('a card without any play asks for nothing', () => {
  expect(askedAfter([CARD], chooserOf({}, ['troll']))).toBe('nothing');
});

test('Terror lights its days on every board', () => {
  expect(litAfter([CARD], chooserOf({}, ['terror'])).length).toBe(14);
});

describe('Transportation', () => {
  const chooser = chooserOf({ mon: ['elf'] }, ['transportation'], { others: [{ tue: ['orc'] }, {}] });

  test('lights days on both sides, then the same day of the others', () => {
    expect(litAfter([CARD], chooser, 3)).toEqual(['0:0', '0:1', '1:0', '1:1', '2:0']);
    expect(askedAfter([CARD, day(0, 0)], chooser)).toBe('board');
    expect(litAfter([CARD, day(0, 0)], chooser, 3)).toEqual(['1:0', '2:0']);
  });

  test('is decided at once by a tap on the other board, or if only one other is possible', () => {
    expect(tapDay([CARD], day(2, 0), chooser)).toMatchObject({ kind: 'play', play: { board: 2, day: 0 } });
    expect(tapDay([CARD], day(0, 1), chooser)).toMatchObject({ kind: 'play', play: { board: 1, day: 1 } });
  });

  test('asks once whose day to swap if two are possible, and is played by the answer', () => {
    const chosen = [CARD, day(0, 0)];

    expect(tapDay([CARD], day(0, 0), chooser)).toEqual({ kind: 'picks', picks: chosen });
    expect(tapDay(chosen, day(2, 0), chooser)).toMatchObject({ kind: 'play', play: { board: 2, day: 0 } });
    expect(tapDay(chosen, day(1, 1), chooser)).toMatchObject({ kind: 'play', play: { board: 1, day: 1 } });
  });
});

describe('Transformation', () => {
  const chooser = chooserOf({ mon: ['elf', 'sprite'], tue: ['orc'] }, ['transformation', 'human', 'dragon', 'lava']);

  test('asks for a creature of a stack, and then for one of the hand', () => {
    expect(askedAfter([CARD, day(0, 0)], chooser)).toBe('height');
    expect(askedAfter([CARD, day(0, 0), { kind: 'height', height: 0 }], chooser)).toBe('creature');
    expect(askedAfter([CARD, day(0, 1)], chooser)).toBe('creature');
  });

  test('is played by choosing a creature of the hand, and refuses any other card', () => {
    const chosen = [CARD, day(0, 1)];

    expect(tapCard(chosen, 2, chooser)).toMatchObject({ kind: 'play', play: { board: 0, day: 1, height: 0 } });
    expect(tapCard(chosen, 3, chooser)).toEqual({ kind: 'refused' });
    expect(tapCard([CARD], 3, chooser)).toEqual({ kind: 'picks', picks: [{ kind: 'card', place: 3 }] });
    expect(tapCard(chosen, 0, chooser)).toEqual({ kind: 'picks', picks: [] });
  });
});
