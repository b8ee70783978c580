import type { Bot } from '../../engine/bot.ts';
import type { Game, Outcome, Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';

/** What to simulate, as plain data for threads. */
export interface SimulationPlan {
  game: string;
  pack: unknown;
  seats: number;
  options: Options;
  /** Whether all seats win or lose together: then each kind of bot is a separate team. */
  isTogether: boolean;
  /** The kinds of bots; as rivals they take the seats in turn, repeating until all seats are filled. */
  bots: readonly string[];
  deals: number;
  /** The number of deals in a batch, if not the default: fewer for slow games, so that progress is visible. */
  dealsPerBatch?: number;
  seed: number;
}

/** The same with the game opened and the bots found: the input of a simulation. */
export interface Cast {
  game: Game;
  bots: readonly Bot[];
  /** Called with each game's beginning and end, for bots that outlast a game. */
  listener?: GameListener;
}

/** What is reported of each game of a simulation besides its figures. */
export interface GameListener {
  begins(game: { deal: number; rotation: number }): void;
  /** Returns the winners that count. */
  ended(outcome: Outcome): readonly Seat[];
}

/** Deals are played and posted in batches of this size, whatever the number of threads. */
const DEALS_PER_BATCH = 64;

/** The deals of a batch, by number: from the first up to, but not including, the end. */
export function dealsOfBatch(plan: BatchedDeals, batch: number): { first: number; end: number } {
  const size = plan.dealsPerBatch ?? DEALS_PER_BATCH;
  return { first: batch * size, end: Math.min(plan.deals, (batch + 1) * size) };
}

/** The number of batches for the deals of a plan. */
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
