import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import type { BagPack } from '../rules/content.ts';
import { lookUp } from '../rules/lookup.ts';
import type { BagState } from '../rules/state.ts';
import { actingSeat, dungeon, EAST, game, go, make, WEST } from '../rules/testing/testing.ts';
import { carefulBag } from './careful.ts';
import { bagJudgement } from './judgement.ts';
import { openPolicy } from './playout/policy.ts';
import { openScout } from './playout/scout.ts';
import { shortlistFor } from './shortlist.ts';

const pack = bagBox.standardPack as BagPack;
const policy = openPolicy(game, pack);
const judgement = bagJudgement(game, pack);

/** The careful bot's move, the playout policy's move, and the cunning bot's candidates. */
function choices(state: BagState) {
  const seat = actingSeat(state);
  const moves = game.legalMoves(state, seat);
  const view = game.view(state, seat);
  return {
    careful: carefulBag.sit(seat, pack).choose(() => view, moves, fastRng(1)),
    quick: policy.choose(state, seat, fastRng(1)),
    weighed: judgement.shortlist({ seat, view, moves }, fastRng(1)),
  };
}

const END = { kind: 'end' };

describe('[BD-63] partners who could still get out', () => {
  /** The bearer on the open Exit, and a partner this many tiles away. */
  const atExit = (tiles: number, terms = {}) =>
    dungeon({
      map: `╶Ea ${'─.. '.repeat(tiles - 1)}─.b ┼S.`,
      ring: { kind: 'held', by: 0 },
      stack: [],
      heroes: [{}, { ap: 4 }],
      terms,
    });

  test('are waited for, if one turn is too short for their way', () => {
    const { careful, quick, weighed } = choices(atExit(8));
    expect([careful, quick, weighed]).toEqual([END, END, [END]]);
  });

  test('are left to their last turn if that is enough', () => {
    const { careful, quick } = choices(atExit(2));
    expect([careful, quick]).toEqual([{ kind: 'leave' }, { kind: 'leave' }]);
  });

  test('are not waited for among rivals, behind a monster, when time is short, or forever', () => {
    const walled = dungeon({
      map: '╶Ea ─.. ─.. ─2m ─.. ─.. ─.. ─.. ─.. ─.b ┼S.',
      monsters: ['troll'],
      ring: { kind: 'held', by: 0 },
      stack: [],
      heroes: [{}, { ap: 4 }],
    });
    const late = atExit(8);
    late.lastRound = late.round + 1;
    const long = atExit(8);
    long.quiet = 20;
    for (const state of [atExit(8, { competitive: true }), walled, late, long]) {
      const { careful, quick } = choices(state);
      expect([careful, quick]).toEqual([{ kind: 'leave' }, { kind: 'leave' }]);
    }
  });

  test('come at once when the bearer is on the open Exit, and ignore items', () => {
    const state = dungeon({
      map: '╶Eb ─.. ─.. ─.a ─I. ┼S.',
      ring: { kind: 'held', by: 1 },
      stack: [],
      heroes: [{}, {}],
    });
    const { careful, quick } = choices(state);
    expect([careful, quick]).toEqual([go(WEST), go(WEST)]);
  });
});

test('a turn with APs is not ended while something safe is left to do, also for a bearer of the Ring who waits for help', () => {
  const state = dungeon({
    map: '╶Em ─.a ─.. ─.. ─I. ┼S. ─.. ─.. ─.. ─.. ─.. ─.b',
    monsters: ['red-dragon'],
    ring: { kind: 'held', by: 0 },
    stack: [],
    heroes: [{ health: 9 }, {}],
  });
  const { quick, weighed } = choices(state);
  expect(quick).toEqual(go(EAST));
  expect(weighed).not.toContainEqual(END);
});

test('no bot meets a monster with its last AP, unless it is sure to lose otherwise', () => {
  const facing = (monster: string, ap: number) =>
    dungeon({ map: '┼Sa ─2m', monsters: [monster], stack: [], heroes: [{ ap, items: ['iron-axe'] }] });
  for (const [monster, ap, move] of [
    ['minotaur', 1, END],
    ['goblin', 1, go(EAST)],
  ] as const) {
    const { careful, quick } = choices(facing(monster, ap));
    expect([careful, quick]).toEqual([move, move]);
  }
});

test('[BD-86] worn items are not sold to Fred', () => {
  const stall = (items: string[], carried: string[]) => {
    const state = dungeon({
      map: '┼S. ─.a',
      terms: { fred: true },
      bag: [],
      items: ['bomb'],
      heroes: [{ items, carried }],
    });
    make(state, go(WEST));
    return state;
  };
  expect(choices(stall(['small-axe', 'rusty-armour'], [])).careful.kind).toBe('no');
});

test('[BD-105] under the Cloak a monster in the way is passed, but not with the last AP', () => {
  const state = (ap: number) =>
    dungeon({
      map: '┼Sa ─2m ─.. ─I.',
      monsters: ['troll'],
      stack: [],
      heroes: [{ ap, health: 4, items: ['invisibility-cloak'] }],
    });
  const passing = state(4);
  expect(choices(passing).careful).toEqual(go(EAST));
  make(passing, go(EAST));
  expect(choices(passing).careful).toEqual(go(EAST));
  expect(choices(state(1)).careful).toEqual(END);
});

test('the Magic Sword is used to look next door first, and the cunning bot considers spells', () => {
  const looking = dungeon({ map: '┼Sa ─2?', stack: [], bag: ['troll'], heroes: [{ items: ['magic-sword'] }] });
  const { careful, quick } = choices(looking);
  expect([careful, quick]).toEqual([
    { kind: 'look', side: EAST },
    { kind: 'look', side: EAST },
  ]);

  const cursing = dungeon({
    map: '┼Sa ─2m',
    monsters: ['troll'],
    stack: [],
    ring: { kind: 'lying', place: 1 },
    heroes: [{ items: ['iron-axe'], carried: ['sorcerers-skull'], skillUsed: 1 }],
  });
  expect(choices(cursing).weighed[0]).toMatchObject({ kind: 'cast-at', place: 1 });
});

test('the cunning bot does not end a turn while something safe is within reach, even if its policy would', () => {
  const state = dungeon({ map: '┼Sa', stack: ['straight', 'corner', 'crossroads'], heroes: [{ ap: 1 }] });
  const lookup = lookUp(pack);
  const scout = openScout(lookup);
  scout.look(state);
  const question = { seat: 0, view: game.view(state, 0), moves: game.legalMoves(state, 0) };
  const candidates = shortlistFor(question, { kind: 'end' }, { state, lookup, scout, who: 0 });

  expect(question.moves).toContainEqual(END);
  expect(candidates).not.toContainEqual(END);
  expect(candidates.length).toBeGreaterThan(0);
});
