import type { en } from './en.ts';

/** The texts of the parts that every table has. */
export type TableText = typeof en;

/** The help texts of one game. */
export interface HelpText extends TableText {
  goal: string;
  keys: readonly { key: string; does: string }[];
}
