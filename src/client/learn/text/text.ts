import type { RuleId } from '../../../engine/game.ts';

/** The texts around the lessons. */
export interface LearnText {
  title(game: string): string;
  lead: string;
  done: string;
  underWay: string;
  levelTitle(level: string, game: string): string;
  /** The number of this lesson. */
  step(now: number, of: number): string;
  rule(id: RuleId): string;
  goOn: string;
  again: string;
  aside: string;
  coach: string;
  learnt: string;
  next(level: string): string;
  playNow: string;
  allLevels: string;
  rules: string;
  cannotOpen: string;
  tryAgain: string;
  elsewhere: string;
  /** Shown while waiting for others, or reading the rules. */
  whileWaiting: string;
  newTab: string;
  /** About the table somebody came from. */
  begun: string;
  toTable: string;
  fromRules: string;
}
