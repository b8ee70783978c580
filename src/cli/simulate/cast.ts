import { findBot } from '../../bots/index.ts';
import { findBox } from '../../games/index.ts';
import type { Cast, SimulationPlan } from './plan.ts';

/** Opens the game of a plan and finds its bots; the plan was checked, so they are there. */
export function castOf(plan: SimulationPlan): Cast {
  const box = findBox(plan.game);
  if (box === undefined) throw new Error(`a plan names a game we have, not ${plan.game}`);
  const bots = plan.bots.map((id) => {
    const bot = findBot(plan.game, id);
    if (bot === undefined) throw new Error(`a plan names bots of its game, not ${id}`);
    return bot;
  });
  return { game: box.open(plan.pack), bots };
}
