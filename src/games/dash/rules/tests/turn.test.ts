import { describe, expect, test } from 'vitest';
import { card, changes, FACE, flip, flipped, game, make, READY, STOP, table, tool } from '../testing/testing.ts';

/** The change after a card was flipped and faced, without other effects. */
const lyingOpen = { spaces: { 0: 'face-up' }, faceDown: 1, flipped: [0] };

describe('a turn', () => {
  test('[DA-10] starts with 6 AP, whatever the last one left', () => {
    const state = table({ cards: ['coin', 'rat'], ap: 2 });

    make(state, flip(0));

    expect(state).toMatchObject({ explorer: 1, ap: 6, phase: 'explore' });
  });

  test('[DA-11] flips any face-down card, and with AP left another one anywhere', () => {
    const state = table({ cards: ['rat', 'rat', 'rat'] });

    make(state, flip(2));

    expect(game.legalMoves(state, 0)).toEqual([flip(0), flip(1), STOP]);
    expect(game.refusal(state, 0, flip(2))).toBe('DA-11');
    expect(game.refusal(state, 0, flip(7))).toBe('DA-11');
    expect(game.refusal(state, 1, flip(0))).toBe('DA-11');
  });

  test('[DA-12] a creature costs its AP', () => {
    expect(changes(table({ cards: ['wasp', 'rat'] }), flip())).toEqual({ ...lyingOpen, ap: 3, metCreature: true });
  });

  test('[DA-12] a creature that costs more than what is left takes what is left', () => {
    const state = table({ cards: ['giant', 'rat'], ap: 4 });
    const events = make(state, flip());

    expect(events).toContainEqual({ kind: 'ap-lost', seat: 0, card: card('giant'), ap: 4, left: 0 });
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'no-ap', explored: 1 });
  });

  test('[DA-13] a trap costs AP', () => {
    expect(changes(table({ cards: ['pit', 'rat'] }), flip())).toEqual({ ...lyingOpen, ap: 2 });
  });

  test('[DA-13] a Locked Door ends the turn', () => {
    const events = make(table({ cards: ['door', 'rat'] }), flip());

    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'door', explored: 1 });
  });

  test('[DA-13] a Magic Portal gives AP, also above 6', () => {
    expect(changes(table({ cards: ['portal', 'rat'] }), flip())).toEqual({ ...lyingOpen, ap: 9 });
  });

  test('[DA-13] a Lost Merchant gives the top Equipment card, also above 3', () => {
    const state = table({ cards: ['merchant', 'rat'], hand: ['key', 'key', 'map'], equipmentDeck: ['map', 'cheese'] });

    expect(changes(state, flip())).toEqual({
      ...lyingOpen,
      players: { 0: { equipment: ['key', 'key', 'map', 'cheese'].map(tool) } },
      equipmentDeck: [tool('map')],
    });
  });

  test('[DA-14] a Treasure is taken and ends the turn', () => {
    const state = table({ cards: ['crown', 'rat'] });
    const events = make(state, flip());

    expect(state.players[0]?.treasures).toEqual([card('crown')]);
    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'treasure', explored: 0 });
  });
});

describe('the end of a turn', () => {
  test('[DA-15] comes with the last AP', () => {
    const state = table({ cards: ['rat', 'rat'], ap: 1 });

    expect(make(state, flip())).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'no-ap', explored: 1 });
    expect(state.explorer).toBe(1);
  });

  test('[DA-15] comes when the explorer stops, after at least one flip', () => {
    const state = table({ cards: ['rat', 'rat'] });

    expect(game.refusal(state, 0, STOP)).toBe('DA-15');
    make(state, flip());

    expect(game.refusal(state, 1, STOP)).toBe('DA-15');
    expect(make(state, STOP)).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'stopped', explored: 1 });
  });

  test('[DA-15] comes with the last card of the dungeon', () => {
    const events = make(table({ cards: ['rat'], dungeon: 3 }), flip());

    expect(events).toContainEqual({ kind: 'turn-ended', seat: 0, why: 'last-card', explored: 1 });
  });

  test('[DA-16] takes all face-up cards out of the dungeon, Treasures to one pile, all others to the other', () => {
    const state = flipped({ cards: ['rat', 'coin', 'rat'] });

    expect(changes(state, flip(1))).toEqual({
      spaces: { 0: 'empty', 1: 'empty' },
      faceDown: 1,
      flipped: [],
      explorer: 1,
      ap: 6,
      metCreature: false,
      players: { 0: { treasures: [card('coin')], explored: [card('rat')] } },
    });
  });

  test('[DA-17] in a finished dungeon is followed by the next dungeon and the next player', () => {
    const state = table({ cards: ['rat'], others: [[], []] });
    const events = make(state, flip());

    expect(events.map(({ kind }) => kind)).toContain('dungeon-dealt');
    expect(state).toMatchObject({ dungeon: 2, explorer: 1, ap: 6, phase: 'explore', faceDown: 20 });
    expect(state.deck).toHaveLength(20);
  });

  test('[DA-18] in a finished dungeon lets everybody discard Equipment, then draw up to 3', () => {
    const equipmentDeck = ['map', 'map', 'map', 'map', 'cheese'];
    const state = flipped({ cards: ['rat'], hand: ['key'], others: [['key', 'map']], equipmentDeck });

    expect(state.phase).toBe('exchange');
    expect(game.toAct(state)).toEqual([0, 1]);
    make(state, { kind: 'discard', card: tool('key') }, 1);
    make(state, READY, 1);
    make(state, READY, 0);

    expect(state.players[1]?.equipment).toEqual(['map', 'cheese', 'map'].map(tool));
    expect(state.players[0]?.equipment).toEqual(['key', 'map', 'map'].map(tool));
    expect(state.equipmentDiscard).toEqual([tool('key')]);
  });

  test('[DA-18] Equipment is exchanged only between dungeons, and only Equipment one holds', () => {
    const exploring = table({ cards: ['rat', 'rat'], hand: ['key'] });
    expect(game.refusal(exploring, 0, { kind: 'discard', card: tool('key') })).toBe('DA-18');
    expect(game.refusal(exploring, 0, READY)).toBe('DA-18');

    const exchanging = flipped({ cards: ['rat'], hand: ['key'] });
    expect(game.refusal(exchanging, 0, { kind: 'discard', card: tool('map') })).toBe('DA-18');
    expect(game.refusal(exchanging, 0, FACE)).toBe('DA-64');
  });
});
