import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { timeBox } from '../../box.ts';
import { backOf, type VictoryCondition, victoryOf } from '../content.ts';
import { PLAIN_MOVES } from '../moves.ts';
import {
  discard,
  drop,
  enough,
  game,
  ids,
  item,
  make,
  offers,
  packed,
  play,
  reveal,
  setUp,
  story,
  table,
  take,
  use,
} from '../testing/testing.ts';
import { TEST_PACK } from '../testing/testing-pack.ts';

const quest = (number: number) => ({ scenario: `adventure-${number}` });
const ready = ['cup', 'book'];

describe('an Adventure', () => {
  test('[DT-50] is played with the Missions and the goal of its scroll', () => {
    const state = setUp(3, quest(2));

    expect(ids(state.missions)).toEqual(TEST_PACK.adventures[1]?.scroll.missions);
    expect(state.goal).toBe(1);
  });

  test('[DT-51] joins the two starting Missions, and one Item fewer is dealt', () => {
    const dealt = setUp(4, quest(1)).players.flatMap(({ hand }) => hand);
    const count = (back: string): number => dealt.filter((one) => backOf(one) === back).length;

    expect([count('item'), count('mission'), count('adventure')]).toEqual([13, 2, 1]);
  });

  test('[DT-52] can be played once as many Missions as the Reputation were played', () => {
    const hands = [['merging', 'plain']];

    expect(game.refusal(table({ hands, story: ['gift'], options: quest(1) }), 0, play('merging'))).toBe('DT-52');
    expect(
      game.refusal(table({ hands, story: ['gift', 'any'], options: quest(1) }), 0, play('merging')),
    ).toBeUndefined();
  });

  test('[DT-55] cannot be discarded', () => {
    const state = table({ hands: [['merging']], options: quest(1) });

    expect(game.refusal(state, 0, discard('merging'))).toBe('DT-55');
    expect(offers(state, 0)).toEqual([PLAIN_MOVES.done]);
  });

  test('[DT-84] shows everybody how many Missions were played', () => {
    const state = table({ hands: [['plain']], story: ['gift', 'map'], options: quest(1) });

    expect(game.view(state, 'spectator').missionsPlayed).toBe(1);
    make(state, 0, play('plain'));
    expect(game.view(state, 'spectator').missionsPlayed).toBe(2);
    expect(game.view(table({ story: ['gift'] }), 0).missionsPlayed).toBeUndefined();
  });

  test('[DT-53] needs its Items, and its effect begins when it succeeds; it does not count as an accomplished Mission', () => {
    const state = story(['merging', 'map'], { backpack: ready, options: quest(1) });

    expect(reveal(state)).toContainEqual(expect.objectContaining({ kind: 'effect-began' }));
    expect(packed(state)).toEqual([]);
    expect(state.completed).toEqual([]);
  });

  test('[DT-54] is won with enough Missions and the victory condition, not with one of them', () => {
    const end = (backpack: string[], completed: string[]) => {
      const state = story(['widening', 'map'], { backpack: [...ready, ...backpack], completed, options: quest(2) });
      reveal(state, 2);
      return state.ending;
    };

    expect(end(['gold'], ['plain'])).toBe('won');
    expect(end([], ['plain'])).toBe('condition-not-met');
    expect(end(['gold'], [])).toBe('too-few-missions');
  });

  test('[DT-54] needs nothing else: without its card the game is won, unless the scroll requires it', () => {
    const end = (number: number, backpack: string[]) => {
      const state = story(['map', 'gift'], { backpack, completed: ['plain'], options: quest(number) });
      reveal(state, 2);
      return state.ending;
    };

    expect(end(2, ['gold'])).toBe('won');
    expect(end(3, [])).toBe('won');
    expect(end(1, [])).toBe('adventure-not-accomplished');
    expect(end(4, [])).toBe('condition-not-met');
  });

  test('[DT-85] in an earlier pack, with one condition on the scroll, its card must succeed as well', () => {
    const { scroll } = elementAt(TEST_PACK.adventures, 1);
    const held: VictoryCondition = { kind: 'hold-items', items: ['gold'] };

    expect(victoryOf({ ...scroll, victory: held })).toEqual([{ kind: 'adventure-accomplished' }, held]);
    expect(victoryOf({ ...scroll, victory: { kind: 'adventure-accomplished' } })).toHaveLength(1);
    expect(victoryOf({ ...scroll, victory: [held] })).toEqual([held]);
  });

  test('[DT-54] on each scroll of the standard pack requires the card to succeed, in words or by a later condition', () => {
    for (const { scroll } of timeBox.standardPack.adventures) {
      const kinds = victoryOf(scroll).map(({ kind }) => kind);
      expect(kinds.includes('adventure-accomplished') || kinds.includes('missions-after')).toBe(true);
    }
  });

  test('[DT-85] that fails is treated as a failed Mission, and the game is lost without it', () => {
    const state = story(['merging', 'map'], { backpack: ['cup'], completed: ['plain'], options: quest(1) });

    reveal(state);
    expect(offers(state, 0)).toEqual([drop(), drop('cup')]);
    make(state, 0, drop('cup'));
    reveal(state);
    expect(state.ending).toBe('adventure-not-accomplished');
  });

  test('[DT-85] can be brought back by Arvedui, solved by a skill, and ends Tonk’s slot', () => {
    const back = story(['merging', 'book'], {
      heroes: ['arvedui-miriel'],
      backpack: ['cup', 'gold'],
      completed: ['plain'],
      options: quest(1),
    });
    reveal(back);
    make(back, 0, drop());
    make(back, 0, use('arvedui-miriel'));
    reveal(back, 2);
    expect(back.ending).toBe('won');

    const wide = story(['merging', 'map'], {
      heroes: ['tonk-redbeer'],
      backpack: [...ready, 'torch'],
      options: quest(1),
    });
    make(wide, 0, use('tonk-redbeer'));
    reveal(wide);
    expect(wide.extraSlot).toBe(false);
  });

  test('[DT-65] free slots are the Backpack’s own: Tonk’s does not count', () => {
    const state = story(['map', 'map'], {
      heroes: ['tonk-redbeer'],
      backpack: ['torch', 'gold'],
      completed: ['plain'],
      options: quest(3),
    });

    make(state, 0, use('tonk-redbeer'));
    reveal(state, 2);
    expect(state).toMatchObject({ extraSlot: true, ending: 'condition-not-met' });
  });

  test('[DT-85] victory conditions: free slots, and Missions after the Adventure', () => {
    const free = (backpack: string[]) => {
      const state = story(['replacing', 'map'], {
        backpack: [...ready, ...backpack],
        completed: ['plain'],
        options: quest(3),
      });
      reveal(state, 2);
      return state.ending;
    };
    const ending = (cards: string[]) => {
      const state = story(cards, { backpack: [...ready, 'sword', 'bow'], options: quest(4) });
      reveal(state, cards.length);
      return state.ending;
    };

    expect(free([])).toBe('won');
    expect(free(['gold'])).toBe('condition-not-met');
    expect(ending(['choosing', 'plain'])).toBe('won');
    expect(ending(['plain', 'choosing'])).toBe('condition-not-met');
  });
});

describe('effects', () => {
  test('[DT-56] The Apprentice’s Book: an Item listed twice is needed once', () => {
    const state = story(['merging', 'twins', 'map'], {
      backpack: [...ready, 'sword', 'sword', 'torch'],
      options: quest(1),
    });

    reveal(state, 2);
    expect(ids(state.completed)).toEqual(['twins']);
    expect(packed(state)).toEqual(['sword']);
  });

  test('[DT-87] the Book merges first, then Tragurk waives', () => {
    const state = story(['merging', 'twins', 'map'], {
      heroes: ['tragurk'],
      backpack: [...ready, 'torch', 'gold'],
      options: quest(1),
    });

    reveal(state);
    make(state, 0, use('tragurk'));
    make(state, 0, { kind: 'pay', item: item('gold') });
    make(state, 0, enough);
    reveal(state);
    make(state, 0, { kind: 'waive', items: [item('sword')] });
    expect(ids(state.completed)).toEqual(['twins']);
  });

  test('[DT-56] bigger slots hold four pieces of a kind', () => {
    const state = story(['widening', 'map', 'gold'], { backpack: [...ready, 'map', 'map', 'map'], options: quest(2) });

    reveal(state, 2);
    expect(game.view(state, 0).slots).toMatchObject({ used: 1, pieces: 4 });
  });

  test('[DT-56] a stand-in is spent for each missing Item, unless it is needed itself', () => {
    const state = story(['replacing', 'twins', 'map'], {
      backpack: [...ready, 'sword', 'phial', 'phial', 'phial'],
      options: quest(3),
    });

    reveal(state, 2);
    expect(ids(state.completed)).toEqual(['twins']);
    expect(packed(state)).toEqual(['phial']);
  });

  test('[DT-56] too few stand-ins fail', () => {
    const state = story(['replacing', 'twins', 'map'], { backpack: [...ready, 'phial', 'phial'], options: quest(3) });

    reveal(state, 2);
    expect(state.failed).toHaveLength(1);
  });

  test('[DT-56] free rewards are any Item or none, if the Mission has a reward at all', () => {
    const state = story(['choosing', 'gift', 'plain', 'map'], {
      backpack: [...ready, 'sword', 'sword', 'bow', 'bow'],
      options: quest(4),
    });

    reveal(state, 2);
    expect(game.legalMoves(state, 0)).toHaveLength(13);
    make(state, 0, take('book'));
    reveal(state);
    expect(state.pending).toBeUndefined();
  });

  test('[DT-56] the standard pack has four Adventures, each with a distinct effect', () => {
    const { adventures } = timeBox.standardPack;

    expect(adventures[0]).toMatchObject({
      name: { en: 'The Apprentice’s Book' },
      effect: { kind: 'merge-duplicates' },
    });
    expect(new Set(adventures.map(({ effect }) => effect.kind)).size).toBe(4);
    expect(new Set(adventures.map(({ scroll }) => JSON.stringify(scroll.victory))).size).toBe(4);
  });
});
