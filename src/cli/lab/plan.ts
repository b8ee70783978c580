import type { Options } from '../../engine/options.ts';
import type { SimulationPlan } from '../simulate/plan.ts';

/** The measured pack, and the one it is compared with. */
export const PACK_SIDES = ['mine', 'other'] as const;
export type PackSide = (typeof PACK_SIDES)[number];

/** Two levels of bots that play each other with the measured pack, or as a team each. */
export interface LevelPair {
  weaker: string;
  stronger: string;
  deals: number;
}

/** What the lab measures, as plain data for threads. */
export interface LabPlan {
  game: string;
  packs: { mine: unknown; other?: unknown };
  seats: number;
  options: Options;
  isTogether: boolean;
  seed: number;
  /** The bot on all seats, unless levels are compared. */
  bot: string;
  /** Deals watched from beginning to end. */
  tableDeals: number;
  /** Deals of each experiment with cards, in the order of the game's lab. */
  swapDeals: readonly number[];
  levels: readonly LevelPair[];
}

/** The sides that a plan has packs for. */
export function sidesOf({ packs }: Pick<LabPlan, 'packs'>): readonly PackSide[] {
  return packs.other === undefined ? ['mine'] : PACK_SIDES;
}

/** The input of a simulation of one side's tables. */
export function simulationOf(plan: LabPlan, side: PackSide): Omit<SimulationPlan, 'bots' | 'deals'> {
  const { game, seats, options, isTogether, seed } = plan;
  return { game, pack: plan.packs[side], seats, options, isTogether, seed };
}

/** Some deals of one experiment: what a thread plays in one go. */
export type Job =
  | { kind: 'table'; first: number; end: number }
  | { kind: 'swap'; swap: number; first: number; end: number }
  | { kind: 'level'; pair: number; batch: number };

/** Deals per job. Small, so that progress is visible and all cores end together. */
const TABLE_DEALS = 16;
const SWAP_DEALS = 2;
export const LEVEL_DEALS = 2;

/**
 * All jobs of a plan; a batch is a job's index in this list. Slow ones come first, so that no core waits at the end.
 */
export function jobsOf(plan: LabPlan): Job[] {
  return [
    ...plan.levels.flatMap(({ deals }, pair) =>
      slices(deals, LEVEL_DEALS).map((_, batch): Job => ({ kind: 'level', pair, batch })),
    ),
    ...plan.swapDeals.flatMap((deals, swap) =>
      slices(deals, SWAP_DEALS).map((slice): Job => ({ kind: 'swap', swap, ...slice })),
    ),
    ...slices(plan.tableDeals, TABLE_DEALS).map((slice): Job => ({ kind: 'table', ...slice })),
  ];
}

function slices(deals: number, size: number): { first: number; end: number }[] {
  return Array.from({ length: Math.ceil(deals / size) }, (_, slice) => ({
    first: slice * size,
    end: Math.min(deals, (slice + 1) * size),
  }));
}
