import { elementAt } from '../../engine/list.ts';
import { FAILURES, type Failure, type ThreadRequest } from './program-port.ts';

/** The games a bot lost because its program failed, and why. */
export interface FailureReport {
  bot: string;
  /** Games in which it failed, in one seat or in several. */
  games: number;
  /** How often it failed in each way. */
  counts: Record<Failure, number>;
  /** The first few failures. */
  first: { deal: number; seat: number; failure: Failure; why: string }[];
}

/** How many failures of each bot are reported in detail. */
const MOST_TOLD = 5;

type Failed = Extract<ThreadRequest, { kind: 'failed' }>;

/** Counts how often programs have failed. */
export class Failures {
  readonly #bots: readonly { report: FailureReport; games: Set<string> }[];

  constructor(names: readonly string[]) {
    this.#bots = names.map((bot) => ({ report: { bot, games: 0, counts: noCounts(), first: [] }, games: new Set() }));
  }

  add({ slot, deal, failure, why }: Failed): void {
    const { report, games } = elementAt(this.#bots, slot.bot);
    report.games = games.add(`${deal}/${slot.rotation}`).size;
    report.counts[failure] += 1;
    if (report.first.length < MOST_TOLD) report.first.push({ deal, seat: slot.seat, failure, why });
  }

  /** The bots that failed in any game. */
  report(): FailureReport[] {
    return this.#bots.map(({ report }) => report).filter(({ games }) => games > 0);
  }
}

function noCounts(): Record<Failure, number> {
  return Object.fromEntries(FAILURES.map((failure) => [failure, 0])) as Record<Failure, number>;
}
