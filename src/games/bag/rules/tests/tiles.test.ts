import { expect, test } from 'vitest';
import { adventurerOf } from '../state.ts';
import {
  DRAW,
  dungeon,
  EAST,
  END,
  game,
  go,
  lookup,
  make,
  NORTH,
  offered,
  SOUTH,
  tile,
  WEST,
  why,
} from '../testing/testing.ts';

test('[BD-20] a step through joined openings and a new tile cost 1 AP each, and APs are full again at the end', () => {
  const state = dungeon({ map: '┼Sab ─..', stack: ['straight', 'corner'] });

  make(state, go(EAST));
  expect(adventurerOf(state, 0)).toMatchObject({ place: 1, ap: 4 });
  make(state, DRAW);
  expect(adventurerOf(state, 0).ap).toBe(3);
  make(state, { kind: 'lay', side: EAST, turn: 2 });
  make(state, END);
  expect(adventurerOf(state, 0).ap).toBe(5);
  expect(state.active).toBe(1);
});

test('[BD-20] without APs walking and drawing are impossible, and walls cannot be walked through', () => {
  const state = dungeon({ map: '┼Sa ─..', heroes: [{ ap: 0 }], stack: ['straight'] });

  expect(why(state, go(EAST))).toBe('BD-20');
  expect(why(state, DRAW)).toBe('BD-20');
  adventurerOf(state, 0).ap = 1;
  expect(why(state, go(NORTH))).toBe('BD-20');
});

test('[BD-22] a tile must meet openings with openings and walls with walls on every side it touches', () => {
  // The tile west of the empty space is open towards it, so a straight laid there must not turn a wall to it.
  const state = dungeon({
    map: `
      ─.. ...
      ... ┼Sa`,
    stack: ['crossroads', 'straight'],
  });
  make(state, DRAW);

  expect(offered(state, 'lay').filter(({ side }) => side === NORTH)).toEqual([]);
  expect(why(state, { kind: 'lay', side: NORTH, turn: 0 })).toBe('BD-22');
  expect(offered(state, 'lay').filter(({ side }) => side === EAST)).toEqual([{ kind: 'lay', side: EAST, turn: 1 }]);
});

test('[BD-23] a tile that fits nowhere goes under the stack, seen by all, and the turn ends', () => {
  // The tile below the empty space has a wall there, and a crossroads has no wall to match it.
  const state = dungeon({
    map: `
      ┼Sb ─.a ...
      ... ... ─..`,
    stack: ['corner', 'crossroads'],
  });
  const events = make(state, DRAW);

  expect(events.some(({ kind }) => kind === 'lost-the-way')).toBe(true);
  expect(state.stack).toEqual([tile('crossroads'), tile('corner')]);
  expect(state.active).toBe(1);
  expect(game.view(state, 1).seenBelow).toEqual([tile('crossroads')]);
});

test('[BD-24] a tile can be drawn only if one’s own tile has an opening onto an empty space', () => {
  const state = dungeon({ map: '┼Sb ─.a ┼..', stack: ['straight'] });

  expect(why(state, DRAW)).toBe('BD-24');
});

test('[BD-24] a tile that would close the dungeon while others remain does not fit', () => {
  const state = dungeon({
    map: `
      ... ╷E. ...
      ╶E. ┼Sb ─.a
      ... ╵E. ...`,
    stack: ['straight', 'exit'],
  });
  const events = make(state, DRAW);

  expect(events.some(({ kind }) => kind === 'lost-the-way')).toBe(true);
  expect(state.stack).toEqual([tile('exit'), tile('straight')]);
});

test('[BD-24] when nothing fits any more, the Exit is placed at the opening nearest to the Start, and the Ring appears', () => {
  // The tile west of the empty space has a wall there: no crossroads fits, and the Exit alone would close the dungeon.
  const state = dungeon({
    map: `
      ... ╷E. ... ...
      ╶E. ┼Sb ─.a ...
      ... ╵E. ╵E. ...`,
    stack: ['crossroads', 'exit', 'corner'],
  });
  make(state, DRAW);
  make(state, { kind: 'lay', side: EAST, turn: 2 }, 6, 6);

  const exit = state.board.tiles.length - 1;
  expect(state.board.tiles[exit]).toBe(lookup.exit);
  expect([state.board.xs[exit], state.board.ys[exit]]).toEqual([2, 1]);
  expect(state.stack).toEqual([]);
  expect(state.ring).toEqual({ kind: 'lying', place: exit });
});

test('[BD-25] items on a tile are picked up for free, but not beside a monster, hidden or not', () => {
  const state = dungeon({ map: '┼Sa ─2?' });
  state.floor.push({ place: 0, item: 0 }, { place: 1, item: 1 });

  make(state, { kind: 'take', item: 0 });
  expect(adventurerOf(state, 0).ap).toBe(5);
  expect(state.floor).toEqual([{ place: 1, item: 1 }]);
  adventurerOf(state, 0).place = 1;
  expect(why(state, { kind: 'take', item: 1 })).toBe('BD-25');
  adventurerOf(state, 0).place = 0;
  make(state, { kind: 'drop', space: 0 });
  expect(state.floor).toContainEqual({ place: 0, item: 0 });
});

test('[BD-25] before a round, too, carried items, the Ring and followers can be dropped for free', () => {
  const heroes = [{ items: ['steel-sword', 'loyal-bear'] }];
  const state = dungeon({ map: '┼Sa ─2m', monsters: ['troll'], heroes, ring: { kind: 'held', by: 0 } });
  make(state, go(EAST));
  expect(offered(state, 'drop').map(({ space }) => space)).toEqual([0, 9]);

  make(state, { kind: 'drop', space: 9 });
  make(state, { kind: 'drop', space: 0 });
  make(state, { kind: 'drop-ring' });
  expect(adventurerOf(state, 0)).toMatchObject({ ap: 4, followers: [] });
  expect(state.floor.map(({ place }) => place)).toEqual([1, 1]);
  expect(state.ring).toEqual({ kind: 'lying', place: 1 });
  // The monster is still there, so nothing can be picked up; and the fight goes on.
  expect(why(state, { kind: 'take-ring' })).toBe('BD-25');
  expect(offered(state, 'roll')).toHaveLength(1);
});

test('[BD-30] a laid M tile gets a token, and the first to arrive there meets a monster from the bag, once', () => {
  const state = dungeon({ map: '┼Sa', stack: ['straight', 'm2'], bag: ['goblin'] });
  make(state, DRAW);
  make(state, { kind: 'lay', side: EAST, turn: 1 });
  expect(state.tokens).toEqual([{ place: 1, knownTo: [] }]);

  make(state, go(EAST));
  expect(state.tokens).toEqual([]);
  expect(state.monsters).toMatchObject([{ place: 1, health: 5 }]);
  make(state, { kind: 'roll' }, 6, 6, 1);
  make(state, END);
  expect(state.monsters).toEqual([]);
  make(state, go(WEST));
  make(state, go(EAST));
  expect(state.fight).toBeUndefined();
});

test('[BD-31] the laid Exit gets the Red Dragon, face up', () => {
  const state = dungeon({ map: '┼Sa', stack: ['straight', 'exit'] });
  make(state, DRAW);
  make(state, { kind: 'lay', side: SOUTH, turn: 0 });

  expect(state.monsters).toMatchObject([{ place: 1, monster: lookup.dragon, health: 20, dice: 4 }]);
});
