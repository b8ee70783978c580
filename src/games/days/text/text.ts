import type { Seat } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import { OBSTACLES } from '../rules/board/obstacles.ts';
import type { CardNumber } from '../rules/content.ts';
import type { Day, Stack } from '../rules/state.ts';
import type { en } from './en.ts';

/** The names a sentence needs: of the pack's cards and of the players. */
export interface Names {
  card(card: CardNumber): string;
  /** A player; the reader is "you". */
  person(seat: Seat): Person;
}

/** A day of a board with its score. */
export interface DayInSight {
  day: Day;
  stack: Stack;
  score: number;
}

/** Why a tap on a day plays nothing: an obstacle on the boards, or another reason. */
export const REASONS = [
  ...OBSTACLES,
  'not-your-turn',
  // For Transformation, and for Transportation if only a day was named.
  'no-creature-in-hand',
  'boulders-everywhere',
  'nothing-anywhere',
] as const;
export type WhyNot = (typeof REASONS)[number];

/** All texts of Dungeon Days in one language, besides the names printed on its cards. */
export type DaysText = typeof en;
