import { describe, expect, test } from 'vitest';
import { DRAW, PASS } from '../moves.ts';
import { game, played, playOn, refusalOf, week } from '../testing/week.ts';

describe('a turn', () => {
  test('[DD-10] drawing takes the top card of the deck, and the turn passes to the next player', () => {
    const { state, hands, events } = played(week({}, { deck: ['elf', 'orc'], hand: ['human'] }), DRAW);

    expect(hands).toEqual([['human', 'orc'], []]);
    expect(state.deck).toHaveLength(1);
    expect(state.turn).toBe(1);
    expect(events).toEqual([{ kind: 'drawn', seat: 0, card: 13 }]);
  });

  test('[DD-10] playing takes one card of the hand, and the turn passes to the next player', () => {
    const { state, hands, boards } = played(week({}, { hand: ['human', 'human'] }), playOn('human', 'mon'));

    expect(hands[0]).toEqual(['human']);
    expect(boards[0]).toEqual({ mon: ['human'] });
    expect(state.turn).toBe(1);
  });

  test('[DD-10] after the last player it is the first one’s turn again', () => {
    expect(played({ ...week({}, { deck: ['elf', 'orc'] }), turn: 1 }, DRAW).state.turn).toBe(0);
  });

  test('[DD-10] nobody plays out of turn, or a card they do not have, or passes while they can draw', () => {
    const table = week({}, { hand: ['human'], otherHands: [['human']] });

    expect(game.refusal(table, 1, playOn('human', 'mon', 1))).toBe('DD-10');
    expect(game.legalMoves(table, 1)).toEqual([]);
    expect(refusalOf(table, playOn('elf', 'mon'))).toBe('DD-10');
    expect(refusalOf(table, PASS)).toBe('DD-10');
  });

  test('[DD-10] copies of a card are identical: a play is listed once', () => {
    const one = game.legalMoves(week({}, { hand: ['human'] }), 0);
    const two = game.legalMoves(week({}, { hand: ['human', 'human'] }), 0);

    expect(two).toEqual(one);
    expect(one).toHaveLength(8);
  });

  test('[DD-4] there is no limit to a hand', () => {
    const hand = new Array(30).fill('human');

    expect(refusalOf(week({}, { hand }), DRAW)).toBeUndefined();
  });
});

describe('the piles', () => {
  test('[DD-14] when the deck is empty the discard pile becomes the deck', () => {
    const { state, hands, events } = played(week({}, { deck: [], discard: ['elf', 'elf', 'elf'] }), DRAW);

    expect(hands[0]).toEqual(['elf']);
    expect([state.deck.length, state.discard.length, state.reshuffles]).toEqual([2, 0, 1]);
    expect(events[0]).toEqual({ kind: 'reshuffled', cards: 3, reshuffles: 1 });
  });

  test('[DD-14] with nothing to draw and nothing to play, passing is the only move', () => {
    const table = week({}, { deck: [], hand: ['orc'] });

    expect(game.legalMoves(table, 0)).toEqual([PASS]);
    expect(refusalOf(table, DRAW)).toBe('DD-14');
    expect(played(table, PASS).state.phase).toBe('playing');
  });

  test('[DD-14] when all pass in a row the game ends and is scored', () => {
    const table = week({ mon: ['elf'] }, { deck: [], others: [{}, {}] });
    let state = table;
    for (let turn = 0; turn < 3; turn++) state = played(state, PASS).state;

    expect(state.phase).toBe('all-passed');
    expect(game.outcome(state)).toEqual({ winners: [0], scores: [4, 0, 0] });
  });

  test('[DD-14] a play between two passes starts the count again', () => {
    const table = { ...week({}, { deck: [], hand: ['human'] }), passes: 1 };

    expect(played(table, playOn('human', 'mon')).state.passes).toBe(0);
  });

  test('[DD-56] with nothing to draw, a player who can play must', () => {
    const table = week({}, { deck: [], hand: ['human'] });

    expect(refusalOf(table, PASS)).toBe('DD-56');
    expect(game.legalMoves(table, 0)).not.toContainEqual(PASS);
  });

  test('[DD-56] the game is scored when the third reshuffle is used up', () => {
    const second = week({}, { deck: ['elf'], reshuffles: 2, discard: ['orc'] });
    const third = week({ mon: ['elf'] }, { deck: ['elf'], reshuffles: 3, discard: ['orc'] });
    const last = week({}, { deck: [], reshuffles: 2, discard: ['orc'] });

    expect(played(second, DRAW).state.phase).toBe('playing');
    expect(played(third, DRAW).state.phase).toBe('last-deck');
    expect(played(third, DRAW).events.at(-1)).toMatchObject({ kind: 'game-over', why: 'last-deck', winners: [0] });
    expect(played(last, DRAW).state.phase).toBe('last-deck');
  });
});
