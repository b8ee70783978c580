import type { Bot } from '../../engine/bot.ts';
import type { Game } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';

/** What to simulate, as plain data that can be handed to a thread. */
export interface SimulationPlan {
  game: string;
  pack: unknown;
  seats: number;
  options: Options;
  /** Whether all seats win or lose together: then each kind of bot is a team of its own. */
  isTogether: boolean;
  /** The kinds of bots; against each other they take the seats in turn, repeating until all seats are filled. */
  bots: readonly string[];
  deals: number;
  seed: number;
}

/** The same with the game opened and the bots found: what a simulation plays with. */
export interface Cast {
  game: Game;
  bots: readonly Bot[];
}

/** Deals are played and handed over in batches of this size, whatever the number of threads. */
export const DEALS_PER_BATCH = 64;

/** A deal is played once with each bot in the first seat, or with each team, so that neither the deal nor the seat favours a bot. */
export function gamesOf(plan: Pick<SimulationPlan, 'bots' | 'deals'>): number {
  return plan.deals * plan.bots.length;
}

/** How many batches the deals of a plan make. */
export function batchesOf(plan: Pick<SimulationPlan, 'deals'>): number {
  return Math.ceil(plan.deals / DEALS_PER_BATCH);
}

/** Which bot of the list sits in a seat when a deal is played for the `rotation`-th time. */
export function botInSeat(
  { isTogether }: Pick<SimulationPlan, 'isTogether'>,
  { seat, rotation, bots }: { seat: number; rotation: number; bots: number },
): number {
  return isTogether ? rotation : (seat + rotation) % bots;
}
