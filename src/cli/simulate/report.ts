import { elementAt } from '../../engine/list.ts';
import type { Options } from '../../engine/options.ts';
import type { Figures, Spread } from './figures.ts';
import type { SimulationPlan } from './plan.ts';
import { studentQuantile } from './student-t.ts';

/** A share of wins with its 95% interval. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** The result of a simulation. Everything except `speed` is the same for the same plan. */
export interface Report {
  game: string;
  pack: string;
  seats: number;
  options: Options;
  seed: number;
  deals: number;
  games: number;
  moves: number;
  /** Games that several won together, and games that nobody won. */
  shared: number;
  lost: number;
  /** Empty if all win or lose together. */
  winsBySeat: (Share & { seat: number })[];
  /** `par` is the share of a bot as good as the others; a team of bots has none. */
  winsByBot: (Share & { bot: string; par?: number })[];
  /** Moves in a game. */
  length: { min: number; median: number; mean: number; p95: number; max: number };
  cards: { card: string; seen: number; used: number }[];
  speed: { seconds: number; movesPerSecond: number; threads: number };
}

/** The probability beyond each end of a 95% interval. */
const TAIL = 0.025;

/** The figures of a simulation in the form of a report. */
export function reportOf(plan: SimulationPlan, figures: Figures, speed: { seconds: number; threads: number }): Report {
  return {
    game: plan.game,
    pack: packName(plan.pack),
    seats: plan.seats,
    options: plan.options,
    seed: plan.seed,
    deals: figures.deals,
    games: figures.games,
    moves: figures.moves,
    shared: figures.shared,
    lost: figures.lost,
    winsBySeat: plan.isTogether
      ? []
      : figures.seats.map((spread, seat) => ({ seat, ...shareOf(spread, figures.deals) })),
    winsByBot: figures.bots.map((spread, bot) => ({
      bot: nameOf(plan.bots, bot),
      ...(plan.isTogether ? {} : { par: round(1 / plan.bots.length) }),
      ...shareOf(spread, figures.deals),
    })),
    length: lengthOf(figures),
    cards: [...figures.cards]
      .map(([card, { seen, used }]) => ({ card, seen, used }))
      .sort((one, other) => (one.card < other.card ? -1 : 1)),
    speed: {
      seconds: round(speed.seconds),
      movesPerSecond: Math.round(figures.moves / speed.seconds),
      threads: speed.threads,
    },
  };
}

/**
 * The mean of one share per deal with Wilson's interval, which is also valid near 0 and 1. The games of a deal are
 * correlated, so they count as the number of independent games with the same spread. The spread is estimated, so the
 * interval uses Student's t; one extra deal with the spread of single games keeps a few similar deals from looking
 * certain.
 */
export function shareOf({ sum, squares }: Spread, deals: number, tail = TAIL): Share {
  const mean = sum / deals;
  if (deals < 2) return { share: round(mean), low: 0, high: 1 };
  // The variance of a single game.
  const ofOneGame = mean * (1 - mean);
  const variance = (Math.max(0, squares - sum * mean) + ofOneGame) / deals;
  // If all deals were won, or all lost, their spread is unknown: each counts as one game.
  const games = ofOneGame === 0 ? deals : (ofOneGame * deals) / variance;
  const errors = studentQuantile(tail, deals - 1);
  const correction = errors ** 2 / games;
  const centre = (mean + correction / 2) / (1 + correction);
  const margin = (errors / (1 + correction)) * Math.sqrt(ofOneGame / games + correction / 4 / games);
  return { share: round(mean), low: round(Math.max(0, centre - margin)), high: round(Math.min(1, centre + margin)) };
}

function lengthOf({ lengths, games, moves }: Figures): Report['length'] {
  return {
    min: quantile(lengths, 1),
    median: quantile(lengths, Math.ceil(games / 2)),
    mean: round(moves / games),
    p95: quantile(lengths, Math.ceil(games * 0.95)),
    max: quantile(lengths, games),
  };
}

/** The length of the `rank`-th shortest game, counted from 1. */
function quantile(lengths: readonly number[], rank: number): number {
  let games = 0;
  return lengths.findIndex((count) => {
    games += count;
    return games >= rank;
  });
}

/** A bot listed twice (a control run of a bot against itself) gets a number. */
export function nameOf(bots: readonly string[], at: number): string {
  const name = elementAt(bots, at);
  const before = bots.slice(0, at).filter((bot) => bot === name).length;
  return before === 0 ? name : `${name} (${before + 1})`;
}

function packName(pack: unknown): string {
  const { id, version } = pack as { id?: unknown; version?: unknown };
  return `${id} ${version}`;
}

function round(figure: number): number {
  return Math.round(figure * 10_000) / 10_000;
}
