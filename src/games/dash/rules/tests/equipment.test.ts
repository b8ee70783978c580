import { describe, expect, test } from 'vitest';
import { card, changes, FACE, flip, flipped, game, make, table, tool, use } from '../testing/testing.ts';

describe('Equipment', () => {
  test('[DA-20] is used by discarding it, on the card just flipped', () => {
    const state = flipped({ cards: ['door', 'rat'], hand: ['key', 'map'] });

    expect(changes(state, use('key'))).toEqual({
      phase: 'explore',
      canceled: true,
      players: { 0: { equipment: [tool('map')] } },
      equipmentDiscard: [tool('key')],
    });
  });

  test('[DA-20] can be used neither before a flip nor after the next one, nor by another player, nor when not held', () => {
    const state = table({ cards: ['wasp', 'wasp', 'rat'], hand: ['spray'], others: [['spray']] });
    expect(game.refusal(state, 0, use('spray'))).toBe('DA-20');

    make(state, flip(0));
    expect(game.refusal(state, 1, use('spray'))).toBe('DA-20');
    expect(game.refusal(state, 0, use('cheese'))).toBe('DA-20');
    expect(game.refusal(state, 0, use('spray'))).toBeUndefined();

    make(state, FACE);
    expect(game.refusal(state, 0, use('spray'))).toBe('DA-20');
  });

  test('[DA-21] cancels a card with all its effects', () => {
    const state = flipped({ cards: ['snail', 'rat'], hand: ['spray'] });

    expect(make(state, use('spray'))).toEqual([
      { kind: 'used', seat: 0, card: tool('spray'), on: card('snail') },
      { kind: 'canceled', seat: 0, card: card('snail') },
    ]);
    expect(state.ap).toBe(6);
  });

  test('[DA-21] that cancels a creature’s magic leaves its cost', () => {
    const state = flipped({ cards: ['bat', 'rat'], hand: ['lantern'] });
    const events = make(state, use('lantern'));

    expect(events).toContainEqual({
      kind: 'magic',
      seat: 0,
      magic: 'darkness',
      card: card('bat'),
      warded: 'equipment',
    });
    expect(state).toMatchObject({ explorer: 0, ap: 4, phase: 'explore' });
  });

  test('[DA-21] that reduces a creature’s cost leaves its magic', () => {
    const state = flipped({ cards: ['snail', 'rat'], hand: ['cheese'] });
    make(state, use('cheese'));

    expect(state).toMatchObject({ explorer: 0, ap: 3 });
  });

  test('[DA-21] that reduces part of a cost leaves the rest to pay', () => {
    const state = flipped({ cards: ['wasp', 'rat'], hand: ['cheese'] });
    make(state, use('cheese'));

    expect(state.ap).toBe(5);
  });

  test('[DA-22] is drawn from the shuffled discard pile when the deck has run out', () => {
    const state = table({ cards: ['merchant', 'rat'], equipmentDiscard: ['key', 'map', 'cheese'] });
    const events = make(state, flip());

    expect(events).toContainEqual({ kind: 'equipment-reshuffled' });
    expect(state.equipmentDiscard).toEqual([]);
    expect(state.equipmentDeck).toHaveLength(2);
    expect(state.players[0]?.equipment).toHaveLength(1);
  });

  test('[DA-22] is not shuffled while the deck has a card left', () => {
    const state = flipped({ cards: ['merchant', 'rat'], equipmentDeck: ['key'], equipmentDiscard: ['map'] });

    expect(state).toMatchObject({ equipmentDeck: [], equipmentDiscard: [tool('map')] });
  });
});

describe('a Treasure Map', () => {
  test('[DA-23] cannot be used', () => {
    const state = flipped({ cards: ['door', 'rat'], hand: ['key', 'map'] });

    expect(game.refusal(state, 0, use('map'))).toBe('DA-23');
  });

  test('[DA-23] is worth gold to its holder', () => {
    const state = table({ hand: ['map', 'key'], others: [['map', 'map']], equipmentDiscard: ['map'] });

    expect(game.view(state, 'spectator').players.map(({ gold }) => gold)).toEqual([4, 8]);
  });

  test('[DA-23] counts as one of the three', () => {
    const state = flipped({ cards: ['rat'], hand: ['map', 'key'], equipmentDeck: ['key', 'key', 'key', 'key'] });
    make(state, { kind: 'ready' });

    expect(state.players[0]?.equipment).toEqual(['map', 'key', 'key'].map(tool));
  });

  test('[DA-23] can be lost by a Fumble', () => {
    const state = flipped({ cards: ['magpie', 'rat'], hand: ['map'] });

    expect(state.equipmentDiscard).toEqual([tool('map')]);
  });
});

describe('the window after a flip', () => {
  test('[DA-60] opens only if Equipment would help', () => {
    const helpful = flipped({ cards: ['door', 'rat'], hand: ['key', 'key', 'cheese'] });
    expect(helpful.phase).toBe('react');
    expect(game.legalMoves(helpful, 0)).toEqual([use('key'), FACE]);
    expect(game.legalMoves(helpful, 1)).toEqual([]);

    const helpless = flipped({ cards: ['pit', 'rat'], hand: ['key', 'map', 'cheese'] });
    expect(helpless.phase).toBe('explore');
  });

  test('[DA-60] takes several Equipment cards, as long as each still has an effect', () => {
    const state = flipped({ cards: ['bat', 'rat'], hand: ['lantern', 'lantern', 'cheese'] });
    make(state, use('lantern'));

    expect(game.refusal(state, 0, use('lantern'))).toBe('DA-60');
    make(state, use('cheese'));
    expect(state).toMatchObject({ phase: 'explore', ap: 6, explorer: 0 });
  });

  test('[DA-60] must be closed before anything else, and does not exist without a flipped card', () => {
    const state = table({ cards: ['door', 'rat'], hand: ['key'] });
    expect(game.refusal(state, 0, FACE)).toBe('DA-60');

    make(state, flip());
    expect(game.refusal(state, 0, flip(1))).toBe('DA-60');
    expect(game.refusal(state, 0, { kind: 'stop' })).toBe('DA-60');
    expect(game.refusal(state, 1, FACE)).toBe('DA-60');
  });

  test('[DA-60] is closed by facing the card, which then takes full effect', () => {
    const state = flipped({ cards: ['snail', 'rat'], hand: ['tonic'] });

    expect(changes(state, FACE)).toEqual({ phase: 'explore', ap: 2, metCreature: true });
  });

  test('[DA-60] Equipment used on a card cannot be fumbled to it', () => {
    const state = flipped({ cards: ['magpie', 'rat'], hand: ['cheese', 'map'] });
    const events = make(state, use('cheese'));

    expect(events).toContainEqual({ kind: 'fumbled', seat: 0, card: tool('map') });
    expect(state.players[0]?.equipment).toEqual([]);
  });
});
