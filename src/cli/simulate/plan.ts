import type { Bot } from '../../engine/bot.ts';
import type { Game, Outcome, Seat } from '../../engine/game.ts';
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
  /** How many deals make a batch, where it is not as usual: fewer where games are slow, so that progress is seen. */
  dealsPerBatch?: number;
  seed: number;
}

/** The same with the game opened and the bots found: what a simulation plays with. */
export interface Cast {
  game: Game;
  bots: readonly Bot[];
  /** Told which game begins and how it ended, for bots that outlast a game. */
  listener?: GameListener;
}

/** What is told of each game of a simulation besides its figures. */
export interface GameListener {
  begins(game: { deal: number; rotation: number }): void;
  /** Answers with the winners that count. */
  ended(outcome: Outcome): readonly Seat[];
}

/** Deals are played and handed over in batches of this size, whatever the number of threads. */
const DEALS_PER_BATCH = 64;

/** The deals of a batch, by their numbers: from the first up to, but not including, the end. */
export function dealsOfBatch(plan: BatchedDeals, batch: number): { first: number; end: number } {
  const size = plan.dealsPerBatch ?? DEALS_PER_BATCH;
  return { first: batch * size, end: Math.min(plan.deals, (batch + 1) * size) };
}

/** A deal is played once with each bot in the first seat, or with each team, so that neither the deal nor the seat favours a bot. */
export function gamesOf(plan: Pick<SimulationPlan, 'bots' | 'deals'>): number {
  return plan.deals * plan.bots.length;
}

/** How many batches the deals of a plan make. */
export function batchesOf(plan: BatchedDeals): number {
  return Math.ceil(plan.deals / (plan.dealsPerBatch ?? DEALS_PER_BATCH));
}

type BatchedDeals = Pick<SimulationPlan, 'deals' | 'dealsPerBatch'>;

/** Which bot of the list sits in a seat when a deal is played for the `rotation`-th time. */
export function botInSeat(
  { isTogether }: Pick<SimulationPlan, 'isTogether'>,
  { seat, rotation, bots }: { seat: number; rotation: number; bots: number },
): number {
  return isTogether ? rotation : (seat + rotation) % bots;
}
