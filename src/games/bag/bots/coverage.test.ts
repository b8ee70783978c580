import { expect, test } from 'vitest';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { bagBox } from '../box.ts';
import type { BagEvent } from '../rules/event.ts';
import type { BagMove } from '../rules/moves.ts';
import { game, playOut } from '../rules/testing/testing.ts';
import { carefulBag } from './careful.ts';

const { standardPack: pack } = bagBox;
const MOST_GAMES = 200;

test('every tile, monster, item, trap and scroll occurs in play, and every item is used', () => {
  const missing = new Set([...pack.tiles, ...pack.monsters, ...pack.items, ...pack.scrolls].map(({ id }) => id));
  const idle = new Set(pack.items.map(({ id }) => id));
  const emit = (event: BagEvent) =>
    game.tally?.(event, (id, what) => {
      missing.delete(id);
      if (what === 'used') idle.delete(id);
    });
  for (let number = 0; number < MOST_GAMES && (missing.size > 0 || idle.size > 0); number++) playGame(number, emit);

  expect([...missing]).toEqual([]);
  expect([...idle]).toEqual([]);
});

/** A game of careful bots; scroll, number of seats and mode change with its number. */
function playGame(number: number, emit: (event: BagEvent) => void): void {
  const rng = fastRng(41, number);
  const seats = 2 + (number % 3);
  const options = {
    mode: number % 2 === 0 ? 'standard' : 'competitive',
    characters: 'random',
    scroll: String((number % pack.scrolls.length) + 1),
    fred: number % 3 === 0,
    monsterRush: number % 5 === 0,
    edition: '2',
  };
  const players = Array.from({ length: seats }, (_, seat) => carefulBag.sit(seat, pack));
  const tell = (event: BagEvent) => {
    emit(event);
    for (const [seat, player] of players.entries()) player.see?.(game.viewEvent(event, seat) ?? event);
  };
  const state = game.setup(seats, options, { rng, now: 0, emit: tell });
  const choose = (seat: number, moves: BagMove[]) =>
    elementAt(players, seat).choose(() => game.view(state, seat), moves, rng);
  playOut(state, choose, { rng, now: 0, emit: tell });
}
