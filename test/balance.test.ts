import { describe, expect, test } from 'vitest';
import { randomBot } from '../src/bots/random.ts';
import { addFigures, noFigures } from '../src/cli/simulate/figures.ts';
import { batchesOf, type SimulationPlan } from '../src/cli/simulate/plan.ts';
import { playBatch, playThrough } from '../src/cli/simulate/play.ts';
import { reportOf } from '../src/cli/simulate/report.ts';
import { elementAt } from '../src/engine/list.ts';
import { carefulDash } from '../src/games/dash/bots/careful.ts';
import { dashBox } from '../src/games/dash/box.ts';
import { outcomeOf } from '../src/games/dash/rules/chapters/scoring.ts';
import { lookUp } from '../src/games/dash/rules/lookup.ts';
import type { DashState } from '../src/games/dash/rules/state.ts';

const pack = dashBox.standardPack;
const game = dashBox.open(pack);
const SEED = 7;

describe('the standard pack of Dash', { timeout: 120_000 }, () => {
  test('is decided in play: no seat of four wins too often, and Treasure Maps rarely change the winner', () => {
    const lookup = lookUp(pack);
    const withoutMaps = { ...lookup, mapGold: lookup.mapGold.map(() => 0) };
    const plan = { game: 'dash', pack, seats: 4, options: { starter: 0 }, isTogether: false, seed: SEED };
    const games = 1500;
    const seats = [0, 0, 0, 0];
    let changedByMaps = 0;
    for (let deal = 0; deal < games; deal++) {
      const { state, outcome } = playThrough(plan, { game, bots: [carefulDash] }, { deal, rotation: 0 });
      for (const winner of outcome.winners) {
        seats[winner] = elementAt(seats, winner) + 1 / outcome.winners.length / games;
      }
      const others = outcomeOf(state as DashState, withoutMaps)?.winners;
      if (String(others) !== String(outcome.winners)) changedByMaps += 1 / games;
    }

    expect(Math.max(...seats)).toBeLessThan(0.3);
    expect(changedByMaps).toBeLessThan(0.15);
  });

  test('has no Treasure Map that is worth more than the best Treasure', () => {
    const treasures = pack.dungeon.map((card) => (card.kind === 'treasure' ? card.gold : 0));
    const maps = pack.equipment.map(({ effect }) => (effect.kind === 'treasure-map' ? effect.gold : 0));

    expect(Math.max(...maps)).toBeLessThanOrEqual(Math.max(...treasures));
  });

  test('rewards skill: careful beats random', () => {
    const bots = [carefulDash, randomBot];
    const plan: SimulationPlan = {
      game: 'dash',
      pack,
      seats: bots.length,
      options: { starter: 'random' },
      isTogether: false,
      bots: bots.map(({ id }) => id),
      deals: 200,
      seed: SEED,
    };
    const figures = noFigures(plan.seats, bots.length);
    for (let batch = 0; batch < batchesOf(plan); batch++) addFigures(figures, playBatch(plan, { game, bots }, batch));

    expect(reportOf(plan, figures, { seconds: 1, threads: 1 }).winsByBot[0]?.low).toBeGreaterThan(0.6);
  });
});
