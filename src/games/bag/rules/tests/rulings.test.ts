import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import type { BagMove } from '../moves.ts';
import { adventurerOf } from '../state.ts';
import {
  dice,
  dungeon,
  EAST,
  END,
  game,
  go,
  held,
  item,
  make,
  monster,
  NO,
  offered,
  ROLL,
  spaceOf,
  type TableParts,
  WEST,
  YES,
} from '../testing/testing.ts';

const BEAR = 9;
const bear = item('loyal-bear');
const cast = (space: number, who: number): BagMove => ({ kind: 'cast', space, who });
const castAt = (space: number, place: number): BagMove => ({ kind: 'cast-at', space, place });

describe('a follower is handled like an item', () => {
  test('[BD-107] left behind, it can be taken by another, whose dice it joins', () => {
    const state = dungeon({ map: '┼Sab', heroes: [{ items: ['loyal-bear'] }, {}] });
    make(state, { kind: 'drop', space: BEAR });
    expect(state.floor).toEqual([{ place: 0, item: bear }]);
    make(state, END);
    make(state, { kind: 'take', item: bear });

    expect(state.adventurers.map(({ followers }) => followers)).toEqual([[], [bear]]);
  });

  test('[BD-107] handed over, asked for, and clawed away', () => {
    const giving = dungeon({ map: '┼Sab', heroes: [{ items: ['loyal-bear'] }, {}] });
    make(giving, { kind: 'offer', to: 1, give: bear });
    make(giving, { kind: 'ask', want: 'nothing' });
    make(giving, YES);
    expect(adventurerOf(giving, 1).followers).toEqual([bear]);

    const asking = dungeon({ map: '┼Sab', heroes: [{ carried: ['bomb'] }, { items: ['loyal-bear'] }] });
    make(asking, { kind: 'offer', to: 1, give: item('bomb') });
    make(asking, { kind: 'ask', want: bear });
    make(asking, YES);
    expect([adventurerOf(asking, 0).followers, held(asking, 1)]).toEqual([[bear], ['bomb']]);

    const clawing = dungeon({ map: '┼Sa ─.b', heroes: [{ carried: ['witchs-claw'] }, { items: ['loyal-bear'] }] });
    make(clawing, cast(5, 1));
    make(clawing, { kind: 'grab', ware: BEAR });
    expect(clawing.adventurers.map(({ followers }) => followers)).toEqual([[bear], []]);
  });

  test('[BD-107] a gift from aside', () => {
    const state = dungeon({ map: '┼Sab', heroes: [{}, { items: ['loyal-bear'] }] });
    const gift: BagMove = { kind: 'offer', to: 0, give: bear };
    expect(game.refusal(state, 1, gift)).toBeUndefined();
    game.play(state, 1, gift, { rng: dice(), now: 0 });
    make(state, YES);

    expect(adventurerOf(state, 0).followers).toEqual([bear]);
  });

  test('[BD-107] paid to Fred; a captive needed by the quest is not', () => {
    const paying = (follower: string) => {
      const heroes = [{ items: [follower], carried: ['bomb'] }];
      const state = dungeon({ map: '┼S. ─.a', terms: { fred: true }, heroes, items: ['magic-sword'] });
      make(state, go(WEST));
      return offered(state, 'pay').map(({ space }) => space);
    };
    expect(paying('loyal-bear')).toEqual([5, BEAR]);
    expect(paying('captive')).toEqual([]);
  });
});

describe('escaping onto a tile is moving onto it', () => {
  const fleeing = (more: Partial<TableParts>) => {
    const heroes = [{ carried: ['bomb', 'tornado'] }];
    const terms = { fred: true, ...more.terms };
    const state = dungeon({ map: '┼S. ─2ma', monsters: ['troll'], heroes, items: ['magic-sword'], ...more, terms });
    adventurerOf(state, 0).place = 0;
    make(state, go(EAST));
    return state;
  };

  test('[BD-107] Fred sells to an adventurer who escapes to the Start, also by a tornado', () => {
    const state = fleeing({});
    make(state, { kind: 'escape', side: WEST });
    expect(offered(state, 'pay').length).toBe(2);
    make(state, NO);
    expect(state.round).toBe(2);

    const whirled = fleeing({ heroes: [{ carried: ['bomb', 'tornado', 'teleport'] }] });
    make(whirled, { kind: 'whirl', space: 6, side: WEST });
    expect(offered(whirled, 'pay').length).toBe(2);
  });

  test('[BD-107] at a table of the first edition he does not', () => {
    const state = fleeing({ terms: { edition: 1 } });
    make(state, { kind: 'escape', side: WEST });

    expect(state.round).toBe(2);
  });
});

describe('Fred and the six hostile items', () => {
  const atFreds = (items: string[]) => {
    const heroes = [{ kills: ['goblin', 'goblin', 'troll'] }];
    const state = dungeon({ map: '┼S. ─.a', terms: { fred: true, solo: true }, heroes, items });
    make(state, go(WEST));
    make(state, { kind: 'pay-kills' });
    return state;
  };

  test('[BD-86] one is drawn again at his stall, and the new item may go back', () => {
    const state = atFreds(['magic-vine', 'steel-sword']);
    make(state, YES);
    expect(state.agenda.at(-1)).toMatchObject({ kind: 'refund', item: item('steel-sword') });
    make(state, YES);

    expect([state.itemBag, state.goneItems]).toEqual([[item('steel-sword')], [item('magic-vine')]]);
  });

  test('[BD-86] one that is not drawn again may go back too', () => {
    const state = atFreds(['magic-vine']);
    make(state, NO);
    make(state, YES);

    expect(state.itemBag).toEqual([item('magic-vine')]);
  });
});

describe('a tile’s item goes to the first adventurer there without a living monster', () => {
  test('[BD-107] to the slayer, with what the monster gives', () => {
    const items = ['steel-sword', 'small-axe', 'bomb'];
    const state = dungeon({ map: '┼Sa ─Im', monsters: ['zombie'], heroes: [{ skillUsed: 1 }], items });
    make(state, go(EAST));
    make(state, ROLL, 6, 5, 1);

    expect(held(state, 0).length).toBe(2);
    expect(state.emptied).toEqual([1]);
  });

  test('[BD-107] to an adventurer beside a monster that is shot', () => {
    const heroes = [{ items: ['bow'] }, {}];
    const state = dungeon({ map: '┼Sa ─Imb', monsters: ['goblin'], heroes, items: ['steel-sword'] });
    make(state, { kind: 'shoot', space: 0, place: 1 }, 6);

    expect(held(state, 1)).toEqual(['steel-sword']);
  });

  test("[BD-107] to an adventurer on a rushing monster's former tile", () => {
    const heroes = [{ items: ['bow'] }, {}];
    const terms = { rush: true };
    const state = dungeon({
      map: '┼Sa ─.. ─Imb',
      monsters: ['giant-snake'],
      heroes,
      items: ['steel-sword'],
      terms,
    });
    make(state, { kind: 'shoot', space: 0, place: 2 }, 1, 1);

    expect(elementAt(state.monsters, 0).place).toBe(1);
    expect(held(state, 1)).toEqual(['steel-sword']);
  });
});

describe('a rival’s death is credited to the adventurer who used the fatal item', () => {
  const rivals = (heroes: TableParts['heroes'], map = '┼S. ─.a ─.b') =>
    dungeon({ map, heroes, terms: { competitive: true }, ring: { kind: 'lying', place: 0 } });

  test.each([
    ['bomb', { kind: 'shoot', space: 5, place: 2 } as BagMove, [2, 2]],
    ['sorcerers-skull', castAt(5, 2), [4]],
    ['vampire-teeth', cast(5, 1), []],
  ])('[BD-107] %s: a kill changes hands', (id, move, faces) => {
    const state = rivals([
      { carried: [id], health: 9 },
      { health: 3, kills: ['troll'] },
    ]);
    make(state, move, ...faces);

    expect(adventurerOf(state, 1).lives).toBe(2);
    expect(state.adventurers.map(({ kills }) => kills)).toEqual([[monster('troll')], []]);
  });

  test('[BD-107] the damage of fleeing from a rival is credited to the rival', () => {
    const state = rivals([{}, { health: 4, kills: ['troll'] }], '┼S. ─.ab');
    make(state, { kind: 'attack', who: 1 });
    make(state, ROLL);
    make(state, { kind: 'flee', side: WEST, pay: 'damage' });

    expect(adventurerOf(state, 0).kills).toEqual([monster('troll')]);
  });

  test('[BD-107] nobody is credited for dying of their own bomb, nor if kills only count for Fred', () => {
    const alone = rivals([{ carried: ['bomb'], health: 2, kills: ['troll'] }, {}], '┼S. ─.a ─.. ─.b');
    make(alone, { kind: 'shoot', space: 5, place: 2 }, 2, 2);
    expect(adventurerOf(alone, 0).kills).toEqual([monster('troll')]);

    const friends = dungeon({
      map: '┼S. ─.a ─.b',
      heroes: [{ carried: ['sorcerers-skull'] }, { health: 1, kills: ['troll'] }],
    });
    make(friends, castAt(5, 2), 4);
    expect(adventurerOf(friends, 1).kills).toEqual([monster('troll')]);
  });
});

describe('spells may be used before each round of a fight', () => {
  const fighting = (id: string, more: Partial<TableParts> = {}) => {
    const heroes = [{ carried: [id], health: 6 }, {}];
    const state = dungeon({ map: '┼Sa ─2m ─.b', monsters: ['troll'], heroes, items: ['steel-sword', 'bomb'], ...more });
    make(state, go(EAST));
    return state;
  };

  test('[BD-107] Vampire Teeth: health, and the fight goes on', () => {
    const state = fighting('vampire-teeth');
    make(state, cast(5, 1));

    expect(state.adventurers.map(({ health }) => health)).toEqual([10, 5]);
    expect(offered(state, 'roll')).toEqual([ROLL]);
  });

  test('[BD-107] Witch’s Claw: something useful, at once', () => {
    const state = fighting('witchs-claw', { heroes: [{ carried: ['witchs-claw'] }, { items: ['magic-sword'] }] });
    make(state, cast(5, 1));
    make(state, { kind: 'grab', ware: 0 });

    expect(spaceOf(state, 0, 'magic-sword')).toBe(0);
    expect(offered(state, 'roll')).toEqual([ROLL]);
  });

  test('[BD-107] Sorcerer’s Skull: all on the tile; the monster it kills is slain in the fight', () => {
    const state = fighting('sorcerers-skull', { monsters: ['goblin'] });
    make(state, castAt(5, 1), 5);

    expect(adventurerOf(state, 0)).toMatchObject({ health: 1, kills: [monster('goblin')] });
    expect([state.monsters, state.agenda.at(-1)?.kind]).toEqual([[], 'loot']);
  });

  test('[BD-107] Teleport: out of the fight, and the turn is over', () => {
    const state = fighting('teleport');
    make(state, cast(5, 0));
    make(state, { kind: 'pick-place', place: 2 });

    expect(adventurerOf(state, 0).place).toBe(2);
    expect([state.fight, state.active]).toEqual([undefined, 1]);
  });

  test('[BD-107] Teleport carries nobody out of a tagged or a locked fight, but works on others as usual', () => {
    const state = fighting('teleport');
    make(state, { kind: 'tag', who: 1 });
    make(state, YES);
    expect(offered(state, 'cast')).toEqual([]);

    const locked = fighting('teleport');
    if (locked.fight !== undefined) locked.fight.locked = true;
    expect(offered(locked, 'cast')).toEqual([cast(5, 1)]);
  });

  test('[BD-107] a rival who dies of it has lost the fight, and the defender may use theirs too', () => {
    const terms = { competitive: true };
    const ring = { kind: 'lying', place: 0 } as const;
    const heroes = [
      { health: 4, kills: ['goblin'] },
      { carried: ['vampire-teeth'], health: 2 },
    ];
    const state = dungeon({ map: '┼S. ─.ab', heroes, terms, ring });
    make(state, { kind: 'attack', who: 1 });
    make(state, ROLL);
    make(state, cast(5, 0));

    expect(state.adventurers.map(({ lives, kills }) => [lives, kills.length])).toEqual([
      [2, 0],
      [3, 1],
    ]);
    expect(state.agenda.at(-1)).toEqual({ kind: 'loot', who: 1 });
  });

  test('[BD-107] a defending adventurer continues preparing after it', () => {
    const terms = { competitive: true };
    const ring = { kind: 'lying', place: 0 } as const;
    const state = dungeon({ map: '┼S. ─.ab', heroes: [{}, { carried: ['vampire-teeth'], health: 2 }], terms, ring });
    make(state, { kind: 'attack', who: 1 });
    make(state, ROLL);
    make(state, cast(5, 0));

    expect(state.agenda).toEqual([{ kind: 'before-round', who: 1, side: 1 }]);
  });

  test('[BD-107] a chest, in one’s own turn', () => {
    const state = fighting('small-chest');
    make(state, { kind: 'use', space: 5 }, 6);

    expect(held(state, 0)).toEqual(['steel-sword']);
    expect(offered(state, 'roll')).toEqual([ROLL]);
  });
});

describe('a Magic Vine lasts until the monster’s next attack', () => {
  test('[BD-107] also into a later turn', () => {
    const heroes = [{ carried: ['magic-vine'], skillUsed: 1 }, {}];
    const state = dungeon({ map: '┼Sa ─2m\n│.b ...', monsters: ['goblin'], heroes });
    make(state, castAt(5, 1));
    make(state, END);
    make(state, END);
    make(state, go(EAST));
    make(state, ROLL, 1, 2, 6);

    expect(adventurerOf(state, 0).health).toBe(10);
    expect(elementAt(state.monsters, 0).held).toBe(false);
  });

  test('[BD-107] a charge is an attack', () => {
    const heroes = [{ carried: ['magic-vine'], items: ['elven-bow'] }];
    const state = dungeon({ map: '┼Sa ─2m', monsters: ['giant-snake'], heroes, terms: { rush: true } });
    make(state, castAt(5, 1));
    make(state, { kind: 'shoot', space: 0, place: 1 }, 1, 1);

    expect(adventurerOf(state, 0).health).toBe(10);
    expect(state.fight?.locked).toBe(true);
  });
});
