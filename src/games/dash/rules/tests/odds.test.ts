import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import type { DungeonNumber } from '../content.ts';
import { flipOdds } from '../odds.ts';
import type { DashState } from '../state.ts';
import { card, flip, game, make, type TableParts, table } from '../testing/testing.ts';
import { TEST_PACK } from '../testing/testing-pack.ts';

/** A pack with only these cards. */
function packOf(ids: readonly string[]) {
  const copies = (id: string) => ids.filter((other) => other === id).length;
  return { ...TEST_PACK, dungeon: TEST_PACK.dungeon.map((one) => ({ ...one, copies: copies(one.id) })) };
}

/** A table with some of the cards dealt and the others in the deck. */
function dealt(cards: readonly string[], deck: readonly string[], parts: TableParts = {}): DashState {
  return { ...table({ ...parts, cards: [...cards] }), deck: deck.map(card) };
}

/** Every way to choose this many of these cards. */
function choices(cards: readonly DungeonNumber[], count: number): DungeonNumber[][] {
  if (count === 0) return [[]];
  return cards.flatMap((first, place) =>
    choices(cards.slice(place + 1), count - 1).map((others) => [first, ...others]),
  );
}

/** Whether flipping a card here costs the explorer something, found by playing it. */
function hurts(state: DashState, which: DungeonNumber): boolean {
  const tried = game.clone(state);
  const space = tried.spaces.indexOf('face-down');
  tried.cards[space] = which;
  for (const player of tried.players) player.equipment = [];
  return make(tried, flip(space)).some(
    (event) =>
      event.kind === 'ap-lost' ||
      (event.kind === 'magic' && event.warded === undefined) ||
      (event.kind === 'turn-ended' && event.why === 'door'),
  );
}

/** The same figures by counting all possible deals. */
function counted(state: DashState, deals: readonly (readonly DungeonNumber[])[]) {
  const mean = (isSuch: (which: DungeonNumber) => boolean) =>
    deals.reduce((sum, deal) => sum + deal.filter(isSuch).length, 0) / deals.length;
  return {
    hurt: mean((which) => hurts(state, which)),
    treasures: mean((which) => elementAt(TEST_PACK.dungeon, which).kind === 'treasure'),
  };
}

const SIX = ['wasp', 'sleeper', 'bat', 'pit', 'coin', 'portal'];
const REST = ['door', 'crown', 'merchant', 'magpie'];

describe('the odds of a flip', () => {
  test.each([
    ['nothing', {}],
    ['a Magic Sword, and no Creature yet', { treasures: ['sword'] }],
    ['a lamp against Darkness', { treasures: ['lamp'] }],
    ['boots against traps', { treasures: ['boots'] }],
  ])('are what counting every deal gives, with %s', (_, parts: TableParts) => {
    const state = dealt(SIX, REST, parts);
    const pack = packOf([...SIX, ...REST, ...(parts.treasures ?? [])]);
    const every = choices([...SIX, ...REST].map(card), SIX.length);
    const odds = flipOdds(game.view(state, 'spectator'), pack);
    const expected = counted(state, every);

    expect(odds.of).toBe(6);
    expect(odds.hurt).toBeCloseTo(expected.hurt, 9);
    expect(odds.treasures).toBeCloseTo(expected.treasures, 9);
    expect(odds.isExact).toBe(false);
  });

  test('are exact once nothing is left to deal', () => {
    const odds = flipOdds(game.view(dealt(SIX, []), 'spectator'), packOf(SIX));

    expect(odds).toEqual({ of: 6, hurt: 3, treasures: 1, isExact: true });
  });

  test('count cards that Confusion turned back as present, and cards put back as known', () => {
    const state = { ...dealt(SIX, REST), returned: [card('wasp')] };
    state.known[3] = true;
    const unseen = [...SIX, ...REST].map(card).filter((which) => which !== card('wasp') && which !== card('pit'));
    const every = choices(unseen, 4).map((deal) => [card('wasp'), ...deal]);
    const odds = flipOdds(game.view(state, 'spectator'), packOf([...SIX, ...REST]));
    const expected = counted(state, every);

    expect(odds.of).toBe(5);
    expect(odds.hurt).toBeCloseTo(expected.hurt, 9);
    expect(odds.treasures).toBeCloseTo(expected.treasures, 9);
  });

  test('do not depend on face-down cards', () => {
    const pack = packOf([...SIX, ...REST]);
    const one = flipOdds(game.view(dealt(SIX, REST), 'spectator'), pack);
    const other = flipOdds(
      game.view(dealt([...SIX.slice(2), 'door', 'magpie'], ['wasp', 'sleeper', 'crown', 'merchant']), 'spectator'),
      pack,
    );

    expect(one).toEqual(other);
  });
});
