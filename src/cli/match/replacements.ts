import type { Failure, ThreadRequest } from './program-port.ts';

/** How often a bot had to be replaced for the rest of a game, and why. */
export interface ReplacementReport {
  bot: string;
  late: number;
  broken: number;
  dead: number;
  /** The first few of them. */
  first: { deal: number; seat: number; failure: Failure; why: string }[];
}

/** So many are told of each bot; more of the same helps nobody. */
const MOST_TOLD = 5;

/** Counts the programs that were replaced. */
export class Replacements {
  readonly #reports: readonly ReplacementReport[];

  constructor(names: readonly string[]) {
    this.#reports = names.map((bot) => ({ bot, late: 0, broken: 0, dead: 0, first: [] }));
  }

  add({ slot, deal, failure, why }: Extract<ThreadRequest, { kind: 'replaced' }>): void {
    const report = this.#reports[slot.bot];
    report[failure] += 1;
    if (report.first.length < MOST_TOLD) report.first.push({ deal, seat: slot.seat, failure, why });
  }

  /** The bots that were replaced in any game. */
  report(): ReplacementReport[] {
    return this.#reports.filter(({ first }) => first.length > 0);
  }
}
