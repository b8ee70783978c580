import type { Bot } from '../../engine/bot.ts';
import type { Game } from '../../engine/game.ts';
import type { LabParts, PackLab } from '../../games/lab.ts';
import { botOfPlan, gameOfPlan } from '../simulate/cast.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { type LabPlan, type PackSide, sidesOf, simulationOf } from './plan.ts';

/** One side of a comparison: the game with its pack, its bots, and its lab parts. */
export interface SideOfBench {
  side: PackSide;
  simulation: Omit<SimulationPlan, 'bots' | 'deals'>;
  game: Game;
  bots: readonly [Bot];
  lab: PackLab;
}

/** A plan with its games opened, for experiments. */
export interface Bench {
  plan: LabPlan;
  sides: readonly SideOfBench[];
}

/** Opens the packs of a plan. */
export function benchOf(plan: LabPlan, parts: LabParts): Bench {
  return {
    plan,
    sides: sidesOf(plan).map((side) => {
      const simulation = simulationOf(plan, side);
      const cast = { ...simulation, bots: [plan.bot], deals: 0 };
      const bots: readonly [Bot] = [botOfPlan(cast, plan.bot)];
      return { side, simulation, game: gameOfPlan(cast), bots, lab: parts.open(simulation.pack) };
    }),
  };
}
