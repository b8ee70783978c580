import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { PLAIN_MOVES } from '../moves.ts';
import type { TimeMove } from '../state.ts';
import { playerAt } from '../state.ts';
import {
  callOut,
  card,
  discard,
  expire,
  game,
  have,
  ids,
  item,
  make,
  need,
  play,
  story,
  table,
} from '../testing/testing.ts';

const { done, undone, draw, away, back } = PLAIN_MOVES;
const hand = (state: ReturnType<typeof table>, seat = 0): string[] => ids(playerAt(state, seat).hand);

describe('playing cards', () => {
  test('[DT-20] any player plays any card of their hand at any time', () => {
    const state = table({ hands: [['sword', 'plain'], ['bow']] });

    make(state, 1, play('bow'));
    make(state, 0, play('plain'));
    make(state, 0, play('sword'));

    expect(ids(state.story)).toEqual(['bow', 'plain', 'sword']);
    expect(game.toAct(state)).toEqual([0, 1]);
  });

  test('[DT-20] only cards of their own hand, and no more of a kind than they have', () => {
    const state = table({ hands: [['sword'], ['bow']] });

    expect(game.refusal(state, 0, play('bow'))).toBe('DT-20');
    expect(game.refusal(state, 0, play('sword', 'sword'))).toBe('DT-20');
  });

  test('[DT-20] a card held twice is listed once', () => {
    const state = table({ hands: [['sword', 'sword']] });

    expect(game.legalMoves(state, 0)).toEqual([play('sword'), discard('sword'), done]);
  });

  test('[DT-82] several cards at once are played in the order sent, and the refill comes after', () => {
    const state = table({ hands: [['sword', 'bow', 'plain', 'map']], deck: ['cup', 'book', 'gold'] });
    state.handSize = 4;

    const events = make(state, 0, play('bow', 'sword', 'plain'));

    expect(ids(state.story)).toEqual(['bow', 'sword', 'plain']);
    expect(events.map(({ kind }) => kind)).toEqual(['played', 'drew']);
    expect(hand(state)).toEqual(['cup', 'book', 'gold', 'map']);
  });

  test('[DT-82] the Reputation is checked card by card', () => {
    const options = { scenario: 'adventure-1' };
    const state = table({ hands: [['plain', 'gift', 'merging']], options });

    expect(game.refusal(state, 0, play('plain', 'merging', 'gift'))).toBe('DT-52');
    expect(game.refusal(state, 0, play('plain', 'gift', 'merging'))).toBeUndefined();
  });

  test('[DT-82] several cards at once are legal although they are never listed', () => {
    const several = play('sword', 'bow');

    expect(game.unlisted?.(several)).toBe(true);
    expect(game.unlisted?.(play('sword'))).toBe(false);
    expect(game.refusal(table({ hands: [['sword', 'bow']] }), 0, several)).toBeUndefined();
  });

  test('[DT-21] a played card cannot be taken back, and no move looks through the Story deck', () => {
    const state = table({ hands: [['sword']], story: ['bow', 'map'] });

    expect(game.legalMoves(state, 0)).toEqual([play('sword'), discard('sword'), done]);
  });
});

describe('the secret of the Story deck', () => {
  const covered = (...cards: string[]) => table({ hands: [['cup']], story: [...cards, 'map'] });

  test('[DT-21] only the top card is visible, and after the phase not even that', () => {
    const state = covered('sword');

    expect(game.view(state, 0).story).toEqual({ size: 2, top: card('map') });
    expire(state, 300_000);
    expect(game.view(state, 0).story).toEqual({ size: 2 });
  });

  test('[DT-21] a player who comes back does not learn which cards were played meanwhile', () => {
    const played = elementAt(make(covered(), 0, play('cup')), 0);
    const looked = { kind: 'looked', seat: 0, cards: [card('map')] } as const;
    const drew = { kind: 'drew', seat: 0, cards: [card('map')] } as const;

    expect(played).toEqual({ kind: 'played', seat: 0, cards: [card('cup')] });
    expect(game.retell?.(played, 0)).toEqual({ kind: 'played', seat: 0, cards: ['face-down'] });
    expect(game.retell?.({ ...looked, cards: [...looked.cards] }, 1)).toEqual({ ...looked, cards: ['face-down'] });
    expect(game.retell?.({ ...drew, cards: [...drew.cards] }, 0)).toEqual({ ...drew, cards: ['item'] });
  });

  test('[DT-21] with the Story log everything stays visible', () => {
    const state = table({ hands: [['cup']], story: ['sword', 'map'], options: { storyLog: true } });

    expect(game.view(state, 'spectator').story.log).toEqual([card('sword'), card('map')]);
  });

  test('[DT-24] discards are a separate pile that shows only its top card', () => {
    const one = table({ hands: [['sword']], discard: ['bow'], story: ['map'] });
    const other = table({ hands: [['sword']], discard: ['cup'], story: ['map'] });

    for (const state of [one, other]) make(state, 0, discard('sword'));
    expect(game.view(one, 0).discard).toEqual({ size: 2, top: card('sword') });
    expect(game.view(one, 0)).toEqual(game.view(other, 0));
    expect(ids(one.story)).toEqual(['map']);
  });
});

describe('drawing and discarding', () => {
  test('[DT-22] the hand is refilled at once, in the place of the played card', () => {
    const state = table({ hands: [['sword', 'bow', 'map']], deck: ['cup'] });
    state.handSize = 3;

    make(state, 0, play('bow'));
    expect(hand(state)).toEqual(['sword', 'cup', 'map']);
  });

  test('[DT-22] in games where players draw themselves, they may at any time', () => {
    const state = table({ hands: [['sword', 'bow']], deck: ['cup', 'map'], options: { draw: 'manual' } });
    state.handSize = 2;

    make(state, 0, play('sword'));
    make(state, 0, play('bow'));
    expect(hand(state)).toEqual([]);
    make(state, 0, draw);
    expect(hand(state)).toEqual(['cup', 'map']);
  });

  test('[DT-23] any player discards cards at any time and draws as many from the draw deck', () => {
    const state = table({ hands: [['sword', 'plain', 'map']], deck: ['cup', 'book'], story: ['gold'] });
    state.handSize = 3;

    make(state, 0, discard('sword', 'plain'));
    expect(hand(state)).toEqual(['cup', 'book', 'map']);
    expect(ids(state.discard)).toEqual(['sword', 'plain']);
    expect(game.refusal(state, 0, discard('sword'))).toBe('DT-23');
  });

  test('[DT-90] discarding and drawing is one move, also if drawing is left to the players', () => {
    const state = table({ hands: [['sword']], deck: ['cup'], options: { draw: 'manual' } });

    expect(make(state, 0, discard('sword')).map(({ kind }) => kind)).toEqual(['discarded', 'drew']);
  });

  test('[DT-90] a short deck gives all it has, and no draw passes the starting size', () => {
    const state = table({ hands: [['sword', 'bow']], deck: ['cup', 'map'] });
    state.handSize = 2;

    expect(game.refusal(state, 0, draw)).toBe('DT-90');
    make(state, 0, discard('sword'));
    make(state, 0, discard('cup', 'bow'));
    expect(hand(state)).toEqual(['map']);
  });

  test('[DT-28] with the draw deck empty, hands shrink and discards are not reshuffled', () => {
    const state = table({ hands: [['sword', 'bow']], discard: ['cup'] });

    make(state, 0, play('sword'));
    make(state, 0, discard('bow'));
    expect(hand(state)).toEqual([]);
    expect(game.refusal(state, 0, draw)).toBe('DT-28');
  });

  test('[DT-28] Missions still in hand are neither completed nor failed', () => {
    const state = table({ hands: [['plain']], story: [], goal: 0 });

    make(state, 0, done);
    expect(state).toMatchObject({ phase: 'over', ending: 'won', completed: [], failed: [] });
  });
});

describe('the end of the phase', () => {
  test('[DT-25] comes when the time is up', () => {
    const state = table({ hands: [['sword']], story: ['map'] });

    expect(expire(state, 300_000)).toEqual([{ kind: 'adventure-ended', why: 'time-up' }]);
    expect(state.phase).toBe('resolution');
  });

  test('[DT-25] comes when all have said done, which can be taken back until then', () => {
    const state = table({ hands: [['sword'], ['bow']], story: ['map'] });

    make(state, 0, done);
    expect(game.refusal(state, 0, done)).toBe('DT-25');
    make(state, 0, undone);
    expect(game.refusal(state, 0, undone)).toBe('DT-25');
    make(state, 1, done);
    expect(state.phase).toBe('adventure');
    expect(make(state, 0, done)).toContainEqual({ kind: 'adventure-ended', why: 'all-done' });
  });

  test('[DT-25] a player who plays on is not done, and nobody waits for an absent player', () => {
    const state = table({ hands: [['sword', 'map'], ['bow']], story: ['map'] });

    make(state, 0, done);
    expect(make(state, 0, play('sword'))).toContainEqual({ kind: 'took-back-done', seat: 0 });
    make(state, 1, away);
    expect(game.refusal(state, 1, away)).toBe('DT-25');
    make(state, 0, done);
    expect(state.phase).toBe('resolution');
  });

  test('[DT-25] any move brings back a player who was away; with all away nothing happens', () => {
    const state = table({ hands: [['sword']], story: ['map'] });

    make(state, 0, away);
    expect(state.phase).toBe('adventure');
    expect(make(state, 0, play('sword'))[0]).toEqual({ kind: 'came-back', seat: 0 });
    expect(game.refusal(state, 0, back)).toBe('DT-25');
  });

  test('[DT-27] a move after the deadline is refused, and the card stays in hand', () => {
    const state = table({ hands: [['sword']], story: ['map'] });

    expire(state, 300_000);
    for (const move of [play('sword'), discard('sword'), draw, done, undone]) {
      expect(game.refusal(state, 0, move)).toBe('DT-27');
    }
    expect(hand(state)).toEqual(['sword']);
  });
});

describe('talking', () => {
  const calls: TimeMove[] = [
    callOut(need('sword', 2)),
    callOut(have('torch')),
    { kind: 'call', call: { kind: 'take', item: item('shield') } },
    { kind: 'call', call: { kind: 'say', saying: 'wait' } },
  ];

  test('[DT-26] a callout does not change the game and is heard by all', () => {
    const state = table({ hands: [['sword'], ['bow']] });
    const before = JSON.stringify(state);

    for (const move of calls) {
      const event = elementAt(make(state, 1, move), 0);
      expect(event).toMatchObject({ kind: 'called', seat: 1 });
      for (const viewer of [0, 1, 'spectator'] as const) expect(game.viewEvent(event, viewer)).toEqual(event);
    }
    expect(JSON.stringify(state)).toBe(before);
  });

  test('[DT-26] people may talk in every phase except after the end, and phrases are never listed', () => {
    const state = story([], { goal: 0 });
    const call = elementAt(calls, 0);

    expect(game.refusal(story(['map']), 0, call)).toBeUndefined();
    expect(game.unlisted?.(call)).toBe(true);
    state.phase = 'over';
    expect(game.refusal(state, 0, call)).toBe('DT-26');
  });

  test('[DT-26] only words of the vocabulary are callouts', () => {
    for (const move of calls) expect(game.parseMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
    for (const call of [
      { kind: 'say', saying: 'rude' },
      { kind: 'need', item: 12, count: 1 },
      { kind: 'need', item: 1, count: 0 },
      { kind: 'need', item: 1, count: 7 },
      { kind: 'need', item: 1 },
      { kind: 'take', item: 1, count: 1 },
      'sword',
      undefined,
    ]) {
      expect(game.parseMove({ kind: 'call', call })).toBeUndefined();
    }
  });
});
