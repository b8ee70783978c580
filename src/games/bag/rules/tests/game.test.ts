import { describe, expect, test } from 'vitest';
import { expectSame } from '../../../../../test/expect-same.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Options } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { across, OPEN, wayFrom } from '../board.ts';
import { changesOf } from '../chapters/way-out/scrolls.ts';
import { monsterCard } from '../lookup.ts';
import type { BagMove } from '../moves.ts';
import { type BagState, EMPTY } from '../state.ts';
import { game, lookup, playOut } from '../testing/testing.ts';

const MODES: Record<string, Options> = {
  standard: {},
  competitive: { mode: 'competitive' },
  rush: { monsterRush: true },
  fred: { fred: true },
  everything: { mode: 'competitive', monsterRush: true, fred: true, scroll: 'random' },
  scroll: { scroll: 'random' },
  short: { dungeon: 'short' },
};

/** Plays a random game to its end and passes each state on. */
function playRandom(
  seats: number,
  options: Options,
  seed: number,
  check: (state: BagState) => void = () => undefined,
): BagState {
  const rng = fastRng(seed, seats);
  const state = game.setup(
    seats,
    { characters: 'choose', adventurers: String(1 + (seed % 4)), ...options },
    { rng, now: 0 },
  );
  let step = 0;
  const choose = (_: number, moves: BagMove[]) => {
    check(state);
    if (++step > 6000) throw new Error('this game does not end');
    return elementAt(moves, rng.int(moves.length));
  };
  playOut(state, choose, { rng, now: 0 });
  check(state);
  return state;
}

/** All items wherever they are, sorted: none may get lost or appear. */
function allItems(state: BagState): number[] {
  const { itemBag, goneItems, aside, floor, adventurers, agenda } = state;
  const items = [...itemBag, ...goneItems, ...aside, ...floor.map(({ item }) => item)];
  for (const { spaces, followers } of adventurers) {
    items.push(...followers);
    for (const content of spaces) if (content !== EMPTY) items.push(content - 1);
  }
  for (const task of agenda) if ('item' in task) items.push(task.item);
  return items.sort((one, other) => one - other);
}

/** All monsters wherever they are. */
function allMonsters({ monsterBag, goneMonsters, monsters, tokens, adventurers }: BagState): number[] {
  const all = [...monsterBag, ...goneMonsters, ...monsters.map(({ monster }) => monster)];
  for (const { monster } of tokens) if (monster !== undefined) all.push(monster);
  for (const { kills } of adventurers) all.push(...kills);
  return all
    .filter((monster) => monsterCard(lookup, monster).copies > 0 && monster !== lookup.dragon)
    .sort((one, other) => one - other);
}

describe.each(Object.entries(MODES))('random games, %s', (_, options) => {
  test.each([1, 2, 3, 4])('with %i seats end, and lose nothing on the way', (seats) => {
    const items = lookup.allItems.toSorted((one, other) => one - other);
    const monsters = lookup.allMonsters;
    for (let seed = 0; seed < 12; seed++) {
      const state = playRandom(seats, options, seed, (now) => {
        if (
          changesOf(lookup, now.terms, 'treasure').length === 0 &&
          changesOf(lookup, now.terms, 'enemy').length === 0
        ) {
          expectSame(allItems(now), items);
        }
        expectSame(allMonsters(now), monsters);
      });
      expect(game.outcome(state)).toBeDefined();
    }
  });
});

test('[BD-24] no dungeon closes before the Exit is laid, whatever tiles are laid', () => {
  for (let seed = 0; seed < 60; seed++) {
    playRandom(2, {}, seed, ({ board, stack, agenda }) => {
      const inHand = agenda.flatMap((task) => (task.kind === 'lay' ? [task.tile] : []));
      const open = board.ways.filter((way) => way === OPEN).length;
      const isReached = stack.length > 0 ? open > 0 : [...board.tiles, ...inHand].includes(lookup.exit);
      expectSame([String(isReached), String(board.openings)], ['true', String(open)]);
    });
  }
});

test('ways lead both ways, and tiles never overlap', () => {
  playRandom(4, {}, 3, ({ board }) => {
    board.ways.forEach((way, from) => {
      if (way >= 0) expectSame([wayFrom(board, way, across(from & 3))], [from >> 2]);
    });
    const spaces = board.tiles.map((_, place) => `${board.xs[place]} ${board.ys[place]}`);
    expect(new Set(spaces).size).toBe(spaces.length);
  });
});
