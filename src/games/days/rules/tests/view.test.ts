import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { DRAW } from '../moves.ts';
import { game, numbers, played, playOn, terrorOn, transformOn, week } from '../testing/week.ts';

const table = week(
  { mon: ['elf', 'sprite'], tue: ['mimic'] },
  { hand: ['human', 'lava'], otherHands: [['orc', 'orc', 'troll']], others: [{ wed: ['boulder'] }], discard: ['elf'] },
);

describe('a view', () => {
  test("[DD-3] shows one’s own hand, and only the number of cards in others'", () => {
    const { hand, boards } = game.view(table, 0);

    expect(hand).toEqual(numbers(['human', 'lava']));
    expect(boards.map((board) => board.hand)).toEqual([2, 3]);
    expect(game.view(table, 1).hand).toEqual(numbers(['orc', 'orc', 'troll']));
    expect(game.view(table, 'spectator').hand).toBeUndefined();
  });

  test('[DD-15] shows the discard pile to everybody', () => {
    expect(game.view(table, 'spectator').discard).toEqual(numbers(['elf']));
  });

  test('[DD-21] shows every day’s score and the sum at any time', () => {
    const { boards } = game.view(table, 1);

    expect(boards[0]).toMatchObject({ scores: [10, 6, 0, 0, 0, 0, 0], total: 16, cards: 3 });
    expect(boards[1]).toMatchObject({ total: 0, cards: 1 });
  });

  test('shows the outcome when the game is over', () => {
    expect(game.view({ ...table, phase: 'all-passed' }, 1).outcome).toEqual({ winners: [0], scores: [16, 0] });
    expect(game.view(table, 1).outcome).toBeUndefined();
  });
});

describe('an event', () => {
  test('[DD-3] shows a drawn card to the player who drew it, and its back to all others', () => {
    const drawn = elementAt(played(week({}, { deck: ['dragon', 'elf'] }), DRAW).events, 0);

    expect(game.viewEvent(drawn, 0)).toEqual({ kind: 'drawn', seat: 0, card: 8 });
    expect(game.viewEvent(drawn, 1)).toEqual({ kind: 'drawn', seat: 0, card: 'face-down' });
    expect(game.viewEvent(drawn, 'spectator')).toEqual({ kind: 'drawn', seat: 0, card: 'face-down' });
  });

  test('tells who played what and where, and then what left which board', () => {
    const burning = week({}, { hand: ['lava'], others: [{ tue: ['elf'] }] });
    const terror = week({ sun: ['orc'] }, { hand: ['terror'], others: [{ sun: ['elf', 'sprite'] }] });

    expect(played(burning, playOn('lava', 'tue', 1)).events).toEqual([
      { kind: 'placed', seat: 0, card: 4, board: 1, day: 1 },
      { kind: 'removed', seat: 0, by: 4, cards: [{ board: 1, day: 1, card: 8 }] },
    ]);
    expect(played(terror, terrorOn('sun')).events).toEqual([
      { kind: 'terrified', seat: 0, day: 6 },
      {
        kind: 'removed',
        seat: 0,
        by: 0,
        cards: [
          { board: 0, day: 6, card: 13 },
          { board: 1, day: 6, card: 8 },
          { board: 1, day: 6, card: 15 },
        ],
      },
    ]);
  });

  test('[DD-54] of a Transformation shows both creatures to all', () => {
    const stealing = week({}, { hand: ['transformation', 'human'], others: [{ mon: ['dragon'] }] });
    const event = elementAt(played(stealing, transformOn('mon', { creature: 'human' })).events, 0);

    expect(game.viewEvent(event, 'spectator')).toEqual({
      kind: 'transformed',
      seat: 0,
      board: 1,
      day: 0,
      height: 0,
      took: 6,
      gave: 10,
    });
  });
});

describe('a sample', () => {
  test('looks the same to its viewer and has the same cards as the table', () => {
    const state = game.setup(4, { startingHand: '5' }, { rng: fastRng(8), now: 0 });
    for (const viewer of [0, 3, 'spectator'] as const) {
      const world = game.sample(game.view(state, viewer), viewer, fastRng(5));
      expect(game.view(world, viewer)).toEqual(game.view(state, viewer));
      expect([...world.deck, ...world.hands.flat()].sort()).toEqual([...state.deck, ...state.hands.flat()].sort());
    }
  });
});
