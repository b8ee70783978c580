import { describe, expect, test } from 'vitest';
import { carefulAgainst, carefulWithout, whatDecides } from '../bench/dash-balance.ts';
import { randomBot } from '../src/bots/random.ts';
import { dashBox } from '../src/games/dash/box.ts';

const pack = dashBox.standardPack;

describe('the standard pack of Dash', { timeout: 120_000 }, () => {
  test('is decided in play: no seat of four wins too often, and Treasure Maps rarely change the winner', () => {
    const { seats, changedByMaps } = whatDecides(pack, { games: 1500, seed: 7 });

    expect(Math.max(...seats)).toBeLessThan(0.3);
    expect(changedByMaps).toBeLessThan(0.15);
  });

  test('has no Treasure Map that is worth more than the best Treasure', () => {
    const treasures = pack.dungeon.map((card) => (card.kind === 'treasure' ? card.gold : 0));
    const maps = pack.equipment.map(({ effect }) => (effect.kind === 'treasure-map' ? effect.gold : 0));

    expect(Math.max(...maps)).toBeLessThanOrEqual(Math.max(...treasures));
  });

  test('rewards skill: careful beats random, and beats itself without memory for cards put back', () => {
    const sample = { games: 400, seed: 7, seats: 2 };

    expect(carefulAgainst(randomBot, pack, sample).low).toBeGreaterThan(0.6);
    expect(carefulAgainst(carefulWithout('remembers'), pack, sample).low).toBeGreaterThan(0.5);
  });
});
