import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import {
  card,
  discard,
  FACE,
  flip,
  flipped,
  fumble,
  game,
  make,
  READY,
  STOP,
  table,
  tool,
  use,
} from '../testing/testing.ts';

describe('the last card of a dungeon', () => {
  test('[DA-62] is resolved in full before the turn ends', () => {
    const state = flipped({ cards: ['magpie'], hand: ['key', 'map'], dungeon: 3 });
    expect(state.phase).toBe('fumble');

    const events = make(state, fumble('key'));
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'last-card', explored: 1 });
    expect(state.phase).toBe('over');
  });

  test('[DA-62] gives its Equipment before the exchange', () => {
    const state = flipped({ cards: ['merchant'], equipmentDeck: ['key', 'key', 'key', 'key', 'key', 'map'] });

    expect(state.phase).toBe('exchange');
    expect(state.players[0]?.equipment).toEqual([tool('map')]);
  });

  test('[DA-62] if it works Confusion, sends this turn’s other cards back for the next player', () => {
    const state = flipped({ cards: ['rat', 'mirrors'] });
    make(state, flip(1));

    expect(state).toMatchObject({ dungeon: 1, explorer: 1, faceDown: 1, phase: 'explore' });
    expect(state.cards[0]).toBe(card('rat'));
  });

  test('[DA-62] if it works Confusion and is alone, finishes the dungeon', () => {
    const state = flipped({ cards: ['mirrors'], dungeon: 3 });

    expect(state.phase).toBe('over');
    expect(state.players[0]?.explored).toEqual([card('mirrors')]);
  });
});

describe('the exchange', () => {
  const deck = ['key', 'key', 'key', 'key', 'cheese', 'lantern'];

  test('[DA-64] takes place before the second and the third dungeon, not after it', () => {
    for (const [dungeon, phase] of [
      [1, 'exchange'],
      [2, 'exchange'],
      [3, 'over'],
    ] as const) {
      const state = flipped({ cards: ['rat'], hand: ['key'], dungeon });
      expect(state.phase).toBe(phase);
    }
  });

  test('[DA-64] lets all discard at once, and makes players without cards ready', () => {
    const state = flipped({ cards: ['rat'], hand: ['key'], others: [['key', 'map'], []], equipmentDeck: deck });

    expect(state.ready).toEqual([false, false, true]);
    expect(game.legalMoves(state, 1)).toEqual([discard('key'), discard('map'), READY]);
    expect(game.refusal(state, 2, READY)).toBe('DA-64');
    expect(game.refusal(state, 0, flip(0))).toBe('DA-64');
    make(state, discard('key'));
    expect(state.ready).toEqual([true, false, true]);
    expect(game.refusal(state, 0, discard('key'))).toBe('DA-64');
  });

  test('[DA-64] ends with all drawing in order, from the next explorer on', () => {
    const state = flipped({ cards: ['rat'], others: [[]], equipmentDeck: deck });

    expect(state.players[1]?.equipment).toEqual(['lantern', 'cheese', 'key'].map(tool));
    expect(state.players[0]?.equipment).toEqual(['key', 'key', 'key'].map(tool));
    expect(state).toMatchObject({ dungeon: 2, ready: [] });
  });

  test('[DA-64] takes nothing from a player with more than three', () => {
    const state = flipped({ cards: ['rat'], hand: ['key', 'key', 'key', 'map'], equipmentDeck: deck });
    make(state, READY);

    expect(state.players[0]?.equipment).toHaveLength(4);
  });

  test('[DA-64] draws nothing if both piles are empty', () => {
    const state = table({ cards: ['rat'], equipmentDeck: ['key'] });
    const events = make(state, flip());

    expect(events).toContainEqual({ kind: 'nothing-to-draw', seat: 0 });
    expect(state.players.map(({ equipment }) => equipment.length)).toEqual([0, 1]);
    expect(state.dungeon).toBe(2);
  });

  test('[DA-64] may take a Treasure Map, which then scores for nobody', () => {
    const state = flipped({ cards: ['rat'], hand: ['map', 'key'], others: [['key']] });
    make(state, discard('map'));

    expect(game.view(state, 0).players.map(({ gold }) => gold)).toEqual([0, 0]);
  });
});

describe('the game', () => {
  test('[DA-50] is over after the third dungeon, and nobody can move any more', () => {
    const state = table({ cards: ['rat'], dungeon: 3, hand: ['key'] });
    const events = make(state, flip());

    expect(events.at(-1)).toEqual({ kind: 'game-over', winners: [0] });
    expect(game.toAct(state)).toEqual([]);
    for (const move of [flip(), STOP, FACE, READY, use('key'), fumble('key'), discard('key')]) {
      expect(game.refusal(state, 0, move)).toBe('DA-50');
      expect(game.legalMoves(state, 0)).toEqual([]);
    }
  });

  test('[DA-50] is won by most gold, Treasures and Treasure Maps together', () => {
    const state = table({ hand: ['map'], treasures: ['coin'], others: [[], ['key']] });
    elementAt(state.players, 1).treasures.push(card('crown'));
    state.phase = 'over';

    expect(game.outcome(state)).toEqual({ winners: [0], scores: [6, 5, 0] });
  });

  test('[DA-50] in a tie is won by more explored cards, and otherwise shared', () => {
    const state = table({ treasures: ['coin'], others: [[], []] });
    elementAt(state.players, 1).treasures.push(card('coin'));
    elementAt(state.players, 2).explored.push(card('rat'), card('rat'));
    state.phase = 'over';
    expect(game.outcome(state)?.winners).toEqual([0, 1]);

    elementAt(state.players, 1).explored.push(card('rat'));
    expect(game.outcome(state)?.winners).toEqual([1]);
  });

  test('[DA-50] has no outcome before that', () => {
    expect(game.outcome(table({ cards: ['rat'] }))).toBeUndefined();
  });
});
