import { findBot } from '../../bots/index.ts';
import type { Bot } from '../../engine/bot.ts';
import type { Game } from '../../engine/game.ts';
import { findBox } from '../../games/index.ts';
import type { Cast, SimulationPlan } from './plan.ts';

/** Opens the game of a plan and finds its bots; the plan was checked, so they are there. */
export function castOf(plan: SimulationPlan): Cast {
  return { game: gameOfPlan(plan), bots: plan.bots.map((id) => botOfPlan(plan, id)) };
}

/** The game of a plan, with its pack. */
export function gameOfPlan(plan: SimulationPlan): Game {
  const box = findBox(plan.game);
  if (box === undefined) throw new Error(`a plan names a game we have, not ${plan.game}`);
  return box.open(plan.pack);
}

/** A bot of a plan's game. */
export function botOfPlan(plan: SimulationPlan, id: string): Bot {
  const bot = findBot(plan.game, id);
  if (bot === undefined) throw new Error(`a plan names bots of its game, not ${id}`);
  return bot;
}
