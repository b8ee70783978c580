import { describe, expect, test } from 'vitest';
import { revealMove } from '../moves.ts';
import { drop, game, ids, item, make, offers, packed, refuse, reveal, story, take } from '../testing/testing.ts';

const FULL = ['map', 'potion', 'shield', 'torch', 'keys', 'gold', 'grapnel', 'phial'];

describe('revealing', () => {
  test('[DT-30] cards are revealed one by one in the order in which they were played, by any player', () => {
    const state = story(['sword', 'bow', 'map']);

    expect(make(state, 1, revealMove(3))[0]).toEqual({ kind: 'revealed', seat: 1, card: item('sword') });
    expect(make(state, 0, revealMove(2))[0]).toEqual({ kind: 'revealed', seat: 0, card: item('bow') });
    expect(ids(state.story)).toEqual(['map']);
  });

  test('[DT-30] not before the Adventure phase is over', () => {
    const state = story(['sword']);
    state.phase = 'adventure';

    expect(game.refusal(state, 0, revealMove(state.story.length))).toBe('DT-30');
    expect(game.refusal(state, 0, take('sword'))).toBe('DT-30');
  });
});

describe('the Backpack', () => {
  test('[DT-31] holds three pieces of a kind in a slot, cards and tokens together', () => {
    const state = story(['sword', 'bow', 'map'], { backpack: ['sword'], tokens: ['sword'] });

    reveal(state);
    expect(game.view(state, 0).slots.used).toBe(1);
    expect(packed(state)).toEqual(['sword', 'sword', 'sword*']);
  });

  test('[DT-31] opens another slot for the fourth of a kind', () => {
    const state = story(['sword', 'map'], { backpack: ['sword', 'sword', 'sword'] });

    reveal(state);
    expect(game.view(state, 0).slots.used).toBe(2);
  });

  test('[DT-32] a kind never uses more slots than needed: after one of four has left, one slot is free again', () => {
    const state = story(['plain', 'map'], { backpack: ['sword', 'sword', 'sword', 'sword', 'bow'] });

    expect(game.view(state, 0).slots.used).toBe(3);
    reveal(state);
    expect(game.view(state, 0).slots.used).toBe(1);
  });

  test('[DT-33] breaks under an Item that finds no slot, and the game is lost at once', () => {
    const state = story(['sword', 'map'], { backpack: FULL, goal: 0 });

    expect(reveal(state)).toContainEqual({ kind: 'backpack-broke', item: item('sword'), piece: 'card' });
    expect(state).toMatchObject({ phase: 'over', ending: 'backpack-broke' });
    expect(game.view(state, 'spectator').brokenBy).toEqual({ item: item('sword'), piece: 'card' });
    expect(game.outcome(state)?.winners).toEqual([]);
  });

  test('[DT-33] breaks under the fourth of a kind when no slot is left', () => {
    const state = story(['map'], { backpack: [...FULL, 'map', 'map'] });

    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-33] does not break under a kind that has space, however full it is', () => {
    const state = story(['map', 'gold'], { backpack: FULL });

    reveal(state);
    expect(state.phase).toBe('resolution');
  });

  test('[DT-61] breaks at seven slots in Extended play', () => {
    const state = story(['sword', 'map'], { backpack: FULL.slice(1), options: { extended: true } });

    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });
});

describe('a Mission', () => {
  test('[DT-34] with all its Items succeeds: they are discarded, it is set aside', () => {
    const state = story(['plain', 'map'], { backpack: ['sword', 'bow', 'cup'] });
    const events = reveal(state);

    expect(events[1]).toMatchObject({ kind: 'accomplished', solved: false, spent: [item('sword'), item('bow')] });
    expect(ids(state.completed)).toEqual(['plain']);
    expect(ids(state.discard)).toEqual(['sword', 'bow']);
    expect(packed(state)).toEqual(['cup']);
  });

  test('[DT-34] that lists an Item twice needs two pieces of it', () => {
    const state = story(['twins', 'map'], { backpack: ['sword', 'torch'] });

    expect(reveal(state)[1]).toMatchObject({ kind: 'failed', missing: [item('sword')] });
  });

  test('[DT-34] gives its reward only after its Items have left', () => {
    const state = story(['gift', 'map'], {
      backpack: ['sword', 'bow', ...FULL.filter((id) => id !== 'shield').slice(1)],
    });

    reveal(state);
    expect(state.phase).toBe('resolution');
    expect(packed(state)).toContain('shield*');
  });

  test('[DT-35] takes cards before tokens, and a token that leaves can be gained again', () => {
    const state = story(['plain', 'map'], { backpack: ['sword', 'bow'], tokens: ['sword'] });

    reveal(state);
    expect(packed(state)).toEqual(['sword*']);

    const other = story(['plain', 'map'], { backpack: ['bow'], tokens: ['sword'] });
    reveal(other);
    expect(packed(other)).toEqual([]);
    expect(other.supply[item('sword')]).toBe(2);
    expect(ids(other.discard)).toEqual(['bow']);
  });

  test('[DT-37] with an Item missing fails, and the players choose which of its Items go', () => {
    const state = story(['twins', 'map'], { backpack: ['sword', 'sword', 'sword', 'bow'] });

    reveal(state);
    expect(offers(state, 1)).toEqual([drop(), drop('sword'), drop('sword', 'sword')]);
    expect(game.refusal(state, 0, drop('bow'))).toBe('DT-37');
    expect(game.refusal(state, 0, drop('sword', 'sword', 'sword'))).toBe('DT-37');
    expect(game.refusal(state, 0, revealMove(state.story.length))).toBe('DT-37');
    expect(make(state, 1, drop('sword'))).toEqual([
      { kind: 'dropped', seat: 1, card: state.lastFailed, items: [item('sword')] },
    ]);
    expect(packed(state)).toEqual(['sword', 'sword', 'bow']);
    expect(ids(state.discard)).toEqual(['twins', 'sword']);
  });

  test('[DT-37] that fails with none of its Items there asks nothing', () => {
    const state = story(['plain', 'map'], { backpack: ['cup'] });

    reveal(state);
    expect(state.pending).toBeUndefined();
    expect(state.failed).toHaveLength(1);
  });
});

describe('a reward', () => {
  const rewardOf = (mission: string, parts = {}) => {
    const state = story([mission, 'map'], { backpack: ['sword', 'bow'], ...parts });
    reveal(state);
    return state;
  };

  test('[DT-36] that must be taken is taken', () => {
    expect(packed(rewardOf('gift'))).toEqual(['shield*']);
  });

  test('[DT-36] that must be taken can break the Backpack', () => {
    const full = ['map', 'potion', 'torch', 'keys', 'gold', 'grapnel'];
    const state = rewardOf('gift', { backpack: ['sword', 'sword', 'bow', 'bow', ...full] });

    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-36] is nothing if the supply has no such token left', () => {
    const state = rewardOf('gift', { tokens: ['shield', 'shield'] });

    expect(packed(state)).toEqual(['shield*', 'shield*']);
    expect(state.pending).toBeUndefined();
  });

  test('[DT-36] with a small question mark may be taken or refused', () => {
    const taken = rewardOf('maybe');
    make(taken, 1, take('shield'));
    expect(packed(taken)).toEqual(['shield*']);

    const refused = rewardOf('maybe');
    expect(make(refused, 1, refuse)).toEqual([{ kind: 'reward-refused', seat: 1 }]);
    expect(packed(refused)).toEqual([]);
  });

  test('[DT-36] of two Items one must be taken', () => {
    const state = rewardOf('either');

    expect(offers(state, 0)).toEqual([take('shield'), take('torch')]);
    expect(game.refusal(state, 0, refuse)).toBe('DT-36');
    expect(game.refusal(state, 0, take('map'))).toBe('DT-36');
  });

  test('[DT-36] of two Items the remaining one is taken when the other is gone', () => {
    expect(packed(rewardOf('either', { tokens: ['shield', 'shield'] }))).toEqual(['shield*', 'shield*', 'torch*']);
  });

  test('[DT-36] of two Items one must be taken even if either breaks the Backpack', () => {
    const full = ['map', 'potion', 'cup', 'keys', 'gold', 'grapnel'];
    const state = rewardOf('either', { backpack: ['sword', 'sword', 'bow', 'bow', ...full] });

    make(state, 0, take('torch'));
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-36] with the big question mark is any kind that the supply has, and cannot be refused', () => {
    const state = rewardOf('any', { tokens: ['cup', 'cup'] });

    expect(game.legalMoves(state, 0)).toHaveLength(11);
    expect(game.refusal(state, 0, take('cup'))).toBe('DT-36');
    expect(game.refusal(state, 0, refuse)).toBe('DT-36');
    make(state, 0, take('book'));
    expect(packed(state)).toContain('book*');
  });

  test('[DT-36] of any kind breaks the Backpack if the chosen kind has no space', () => {
    const full = ['map', 'potion', 'cup', 'keys', 'gold', 'grapnel'];
    const state = rewardOf('any', { backpack: ['sword', 'sword', 'bow', 'bow', ...full] });

    make(state, 0, take('torch'));
    expect(state.ending).toBe('backpack-broke');
  });
});

describe('the end', () => {
  test('[DT-38] is won with as many Missions as the goal, lost with fewer', () => {
    const won = story(['plain'], { backpack: ['sword', 'bow'], completed: ['gift'], goal: 2 });
    const lost = story(['map'], { completed: ['gift'], goal: 2 });

    expect(reveal(won)).toContainEqual(expect.objectContaining({ kind: 'game-over', ending: 'won', completed: 2 }));
    expect(game.outcome(won)).toEqual({ winners: [0, 1], scores: [2, 2] });
    reveal(lost);
    expect(lost.ending).toBe('too-few-missions');
    expect(game.outcome(lost)?.winners).toEqual([]);
  });

  test('[DT-38] is lost with a broken Backpack, whatever was reached before', () => {
    const state = story(['sword', 'map'], { backpack: FULL, completed: ['gift', 'plain'], goal: 1 });

    reveal(state);
    expect(state.ending).toBe('backpack-broke');
  });

  test('[DT-38] shows which Missions the game was played with', () => {
    const state = story(['map'], { goal: 0 });

    expect(game.view(state, 0).missions).toBeUndefined();
    reveal(state);
    expect(game.view(state, 'spectator').missions).toHaveLength(12);
  });
});

describe('team decisions', () => {
  test('[DT-39] may be made by any player, and all are told by whom', () => {
    const state = story(['maybe', 'map'], { seats: 3, backpack: ['sword', 'bow'] });

    reveal(state);
    expect(game.toAct(state)).toEqual([0, 1, 2]);
    expect(make(state, 2, take('shield'))[0]).toEqual({ kind: 'reward-taken', seat: 2, item: item('shield') });
  });

  test('[DT-39] reveals and team decisions are the team’s move, a skill’s choice is not', () => {
    const state = story(['maybe', 'map'], { backpack: ['sword', 'bow'] });

    expect(game.rest?.(state)).toMatchObject({ isChoice: false });
    reveal(state);
    expect(game.rest?.(state)).toMatchObject({ isChoice: true });
    state.pending = { kind: 'name-item', seat: 0 };
    expect(game.rest?.(state)).toBeUndefined();
    state.phase = 'adventure';
    expect(game.rest?.(state)).toBeUndefined();
  });

  test('bots leave more time to read a Mission than an Item', () => {
    const state = story(['map', 'maybe', 'map'], { backpack: ['sword', 'bow'] });

    reveal(state);
    const item = game.rest?.(state)?.reading ?? 0;
    reveal(state);
    expect(game.rest?.(state)?.reading).toBeGreaterThan(item);
  });

  test('[DT-83] of two who reveal at the same time one turns the card, and the next one stays covered', () => {
    const state = story(['map', 'cup', 'bow']);

    make(state, 0, revealMove(3));
    expect(game.refusal(state, 1, revealMove(3))).toBe('DT-83');
    expect(state.story).toHaveLength(2);
    expect(game.refusal(state, 1, revealMove(2))).toBeUndefined();
  });

  test('[DT-83] the first one to arrive counts', () => {
    const state = story(['maybe', 'map'], { backpack: ['sword', 'bow'] });

    reveal(state);
    make(state, 1, refuse);
    expect(game.refusal(state, 0, take('shield'))).toBe('DT-30');
  });
});
