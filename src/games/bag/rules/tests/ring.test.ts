import { describe, expect, test } from 'vitest';
import { adventurerOf, type BagState, QUIET_ROUNDS, RING_ROUNDS } from '../state.ts';
import { DRAW, dungeon, EAST, END, game, go, make, ROLL, SOUTH, WEST, why } from '../testing/testing.ts';

/** Lays the last tile, a plain way east of b, with these dice. */
function layLast(map: string, rolls: number[], more: Partial<Parameters<typeof dungeon>[0]> = {}) {
  const state = dungeon({ map, stack: ['straight'], ...more });
  make(state, DRAW);
  make(state, { kind: 'lay', side: EAST, turn: 1 }, ...rolls);
  return state;
}

test('[BD-60] the last tile laid brings the Ring onto the M tile of two dice, and nothing is left to draw', () => {
  const state = layLast('─2? ┼Sa', [1, 1]);

  expect(state.ring).toEqual({ kind: 'lying', place: 1 });
  expect(why(state, DRAW)).toBe('BD-60');
});

test('[BD-61] without a monster there a token guards the Ring; with one, that is the guardian', () => {
  expect(layLast('─2. ┼Sa', [1, 1]).tokens).toEqual([{ place: 1, knownTo: [] }]);
  expect(layLast('─2m ┼Sa', [1, 1]).tokens).toEqual([]);
  expect(layLast('─2? ┼Sa', [1, 1]).tokens.length).toBe(1);
});

test('[BD-97] a number whose tile is not laid is rolled again; 12 is the Exit, with a token once the Dragon is dead', () => {
  const again = layLast('─2. ┼Sa', [3, 4, 1, 1]);
  expect(again.ring).toEqual({ kind: 'lying', place: 1 });

  const exit = layLast('╶E. ┼Sa', [6, 6]);
  expect(exit.tokens).toEqual([{ place: 1, knownTo: [] }]);
});

test("[BD-97] an adventurer on the Ring's tile when it appears meets its defender at the start of their next turn", () => {
  const state = layLast('─2b ┼Sa', [1, 1], { bag: ['goblin'] });
  expect(state.fight).toBeUndefined();
  make(state, END);

  expect(state.fight).toMatchObject({ place: 1, attacker: { fighter: 1 } });
});

test('[BD-62] only the bearer of the Ring opens the Exit, for 1 AP, and not while the Dragon lives', () => {
  const sealed = dungeon({ map: '┼Sb ╴Ea', ring: { kind: 'lying', place: 0 } });
  expect(why(sealed, { kind: 'leave' })).toBe('BD-62');

  const tired = dungeon({ map: '┼Sb ╴Ea', heroes: [{ ap: 0 }], ring: { kind: 'held', by: 0 } });
  expect(why(tired, { kind: 'leave' })).toBe('BD-62');

  const guarded = dungeon({ map: '┼Sa ╴Em', monsters: ['red-dragon'], ring: { kind: 'held', by: 0 } });
  make(guarded, go(EAST));
  expect(why(guarded, { kind: 'leave' })).toBe('BD-36');

  const free = dungeon({ map: '┼Sb ╴Ea', ring: { kind: 'held', by: 0 } });
  make(free, { kind: 'leave' });
  expect(adventurerOf(free, 0)).toMatchObject({ fate: 'escaped' });
  expect(free.ring).toEqual({ kind: 'out', by: 0 });
});

test('[BD-63] once the Ring has left, everybody inside has one turn; then they are lost', () => {
  const state = dungeon({ map: '─.c ┼Sb ╴Ea', ring: { kind: 'held', by: 0 } });
  make(state, { kind: 'leave' });
  expect(state.active).toBe(1);
  make(state, go(EAST));
  make(state, { kind: 'leave' });
  expect(state.active).toBe(2);
  make(state, END);

  expect(state.phase).toBe('over');
  expect(state.adventurers.map(({ fate }) => fate)).toEqual(['escaped', 'escaped', 'lost']);
});

test('[BD-64] an adventurer who got out wins, the bearer named first; if all are out of the game, all have lost', () => {
  const state = dungeon({ map: '┼Sa ╴Eb', ring: { kind: 'held', by: 1 } });
  make(state, END);
  make(state, { kind: 'leave' });
  make(state, go(EAST));
  make(state, { kind: 'leave' });
  expect(game.outcome(state)).toEqual({ winners: [1, 0] });

  const lost = dungeon({ map: '┼Sa ─2m', monsters: ['troll'], heroes: [{ health: 1, lives: 1, skillUsed: 1 }] });
  make(lost, go(EAST));
  make(lost, ROLL, 1, 2, 6, 6);
  expect(game.outcome(lost)).toEqual({ winners: [] });
  expect(lost.ending).toBe('all-lost');
});

test('[BD-98] the Exit lets nobody out before the bearer', () => {
  const state = dungeon({ map: '┼Sb ╴Ea', ring: { kind: 'held', by: 1 } });

  expect(why(state, { kind: 'leave' })).toBe('BD-98');
});

test('[BD-98] dying in the last turn means being lost, whatever lives are left', () => {
  const state = dungeon({
    map: '─2m ┼Sb ╴Ea',
    monsters: ['troll'],
    heroes: [{}, { health: 1, skillUsed: 1 }],
    ring: { kind: 'held', by: 0 },
  });
  make(state, { kind: 'leave' });
  make(state, go(WEST));
  const events = make(state, ROLL, 1, 2, 6, 6);

  expect(adventurerOf(state, 1).fate).toBe('lost');
  expect(events).toContainEqual(expect.objectContaining({ kind: 'died', lives: 2, lost: true }));
  expect(game.outcome(state)).toEqual({ winners: [0] });
});

test('[BD-98] dying after one’s last turn means being lost too', () => {
  const dying = (edition?: 2) => {
    const state = dungeon({
      map: '─Ib ┼Sc ╴Ea',
      items: ['falling-rocks'],
      heroes: [{}, { health: 1 }, {}],
      ring: { kind: 'held', by: 0 },
      ...(edition && { terms: { edition } }),
    });
    make(state, { kind: 'leave' });
    make(state, END);
    return make(state, go(WEST), 2).find(({ kind }) => kind === 'died');
  };

  expect(dying()).toMatchObject({ lives: 2, lost: true });
  expect(dying(2)).not.toHaveProperty('lost');
});

test('[BD-98] dying in somebody else’s last turn leaves one’s own', () => {
  const state = dungeon({
    map: '─Ic ┼Sb ╴Ea',
    items: ['falling-rocks'],
    heroes: [{}, {}, { health: 1 }],
    ring: { kind: 'held', by: 0 },
  });
  make(state, { kind: 'leave' });
  make(state, go(WEST), 2);
  expect(adventurerOf(state, 2)).toMatchObject({ fate: 'inside', place: 0, lives: 2 });
  make(state, END);

  expect(state.active).toBe(2);
});

test('[BD-98] the Ring of a bearer who dies escaping the Dragon goes to the Healing Pool', () => {
  const state = dungeon({
    map: '┼Pb ┼Sa ╴Em',
    monsters: ['red-dragon'],
    heroes: [{ health: 1 }, {}],
    ring: { kind: 'held', by: 0 },
  });
  make(state, go(EAST));
  make(state, { kind: 'escape', side: WEST });

  expect(state.ring).toEqual({ kind: 'lying', place: 1 });
});

test('[BD-106] after 20 rounds without progress the dungeon trembles and collapses', () => {
  const state = dungeon({ map: '┼Sab' });
  const events = Array.from({ length: 2 * 20 - 1 }, () => make(state, END)).flat();
  expect(events.filter(({ kind }) => kind === 'trembled')).toEqual(
    [5, 4, 3, 2, 1].map((rounds) => ({ kind: 'trembled', rounds, why: 'quiet' })),
  );
  expect(state.phase).toBe('playing');
  make(state, END);

  expect(state.ending).toBe('collapse');
  expect(game.outcome(state)).toEqual({ winners: [] });
});

test('[BD-106] rounds are counted as played, also with adventurers out of the game', () => {
  const state = dungeon({ map: '┼Sabc' });
  adventurerOf(state, 1).fate = 'lost';
  const rounds = [];
  for (let turn = 0; turn < 2 * QUIET_ROUNDS && state.phase === 'playing'; turn++) {
    for (const event of make(state, END)) if (event.kind === 'trembled') rounds.push([state.round, event.rounds]);
  }

  expect(rounds).toEqual([16, 17, 18, 19, 20].map((round) => [round, 21 - round]));
  expect([state.ending, state.round]).toEqual(['collapse', 21]);
});

describe('a party makes progress', () => {
  const wait = (state: BagState) => {
    while (state.round < QUIET_ROUNDS || state.active !== 0) make(state, END);
  };
  const holds = (state: BagState) => {
    while (state.round < QUIET_ROUNDS + 2) make(state, END);
    expect(state.phase).toBe('playing');
  };

  test('[BD-106] when a tile is laid', () => {
    const state = dungeon({ map: '┼Sab', stack: ['straight', 'straight'] });
    wait(state);
    make(state, DRAW);
    make(state, { kind: 'lay', side: SOUTH, turn: 0 });
    holds(state);
  });

  test('[BD-106] when somebody fights', () => {
    const state = dungeon({ map: '┼Sab ─2m', monsters: ['goblin'], heroes: [{ skillUsed: 1 }, {}] });
    wait(state);
    make(state, go(EAST));
    make(state, ROLL, 6, 5, 1);
    make(state, END);
    holds(state);
  });

  test('[BD-106] when health is won or lost', () => {
    const state = dungeon({ map: '┼Sab', heroes: [{ health: 3, carried: ['health-potion'] }, {}] });
    wait(state);
    make(state, { kind: 'use', space: 5 }, 1, 1);
    holds(state);
  });

  test('[BD-106] when the Ring comes nearer to the Exit, but not by going back and forth', () => {
    const state = dungeon({ map: '─.a ┼Sb ╴E.', ring: { kind: 'held', by: 0 } });
    wait(state);
    make(state, go(EAST));
    make(state, END);
    holds(state);
    const restless = dungeon({ map: '─.a ┼Sb ╴E.', ring: { kind: 'held', by: 0 } });
    while (restless.phase === 'playing') {
      if (restless.active === 0) make(restless, go(adventurerOf(restless, 0).place === 0 ? WEST : EAST));
      make(restless, END);
    }
    expect([restless.ending, restless.round]).toEqual(['collapse', QUIET_ROUNDS + 1]);
  });
});

test('[BD-106] a table can turn the collapse off, and one of the first edition keeps its twelve rounds', () => {
  const patient = dungeon({ map: '┼Sab', terms: { collapses: false } });
  for (let turn = 0; turn < 60; turn++) expect(make(patient, END).map(({ kind }) => kind)).not.toContain('trembled');
  expect(patient.phase).toBe('playing');

  const old = dungeon({ map: '┼Sab', terms: { edition: 1 } });
  for (let turn = 0; turn < 24; turn++) make(old, END);
  expect(old.ending).toBe('collapse');
});

test('[BD-106] by the rulebook the dungeon lasts until the Ring has left', () => {
  const state = dungeon({ map: '┼Sab ─2.', stack: ['straight'], terms: { collapses: false } });
  make(state, DRAW);
  make(state, { kind: 'lay', side: SOUTH, turn: 0 }, 1, 1);
  expect(state.ring.kind).toBe('lying');
  for (let turn = 0; turn < 2 * 2 * RING_ROUNDS[1]; turn++) {
    make(state, END);
  }

  expect(state.lastRound).toBeUndefined();
  expect(state.phase).toBe('playing');
});

test('[BD-106] in a collapsing dungeon everybody has the same number of turns once the Ring has appeared', () => {
  const state = dungeon({ map: '┼Sab ─2.', stack: ['straight'], terms: { givingWay: true } });
  make(state, DRAW);
  make(state, { kind: 'lay', side: SOUTH, turn: 0 }, 1, 1);
  expect(state.lastRound).toBe(state.round + RING_ROUNDS[1]);
  for (let turn = 0; turn < 2 * RING_ROUNDS[1] + 1; turn++) {
    make(state, END);
  }
  expect(state.phase).toBe('playing');
  make(state, END);

  expect(state.ending).toBe('collapse');
});
