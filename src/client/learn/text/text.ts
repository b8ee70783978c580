import type { RuleId } from '../../../engine/game.ts';

/** The words around the lessons. */
export interface LearnText {
  title(game: string): string;
  lead: string;
  done: string;
  underWay: string;
  levelTitle(level: string, game: string): string;
  /** Which lesson this is. */
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
  /** Said where one waits for others, or reads the rules. */
  whileWaiting: string;
  newTab: string;
  /** At the table one came from. */
  begun: string;
  toTable: string;
  fromRules: string;
}
