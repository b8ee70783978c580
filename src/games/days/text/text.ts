import type { Seat } from '../../../engine/game.ts';
import type { Person } from '../../../engine/text.ts';
import { OBSTACLES } from '../rules/board/obstacles.ts';
import type { CardId, CardNumber, DaysCard } from '../rules/content.ts';
import type { Preview } from '../rules/preview.ts';
import type { Day, DayName, DaysEvent, Ending, SpriteRule, Stack } from '../rules/state.ts';

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
export interface DaysText {
  title: string;
  /** The kind of card: "Creature". */
  kinds: Readonly<Record<DaysCard['kind'], string>>;
  days: Readonly<Record<DayName, string>>;
  /** For narrow columns: "Mon". */
  shortDays: Readonly<Record<DayName, string>>;
  /** Why the game ended, as a sentence; `full` are the full boards. */
  ending(why: Ending, full: readonly Seat[], names: Names): string;
  points(count: number): string;
  /** The effect of a card; `nameOf` gives a card's name by its id, `sprite` is the table's Sprite rule. */
  effect(card: DaysCard, nameOf: (id: CardId) => string, sprite: SpriteRule): string;
  /** Why a card cannot be played there, as the end of a sentence. */
  whyNot(why: WhyNot, card: CardId, nameOf: (id: CardId) => string): string;
  /** A day for a screen reader: "Wednesday: Sprite on Elf, 10 points". */
  dayLabel(day: DayInSight, names: Names): string;
  /** The effect of a play before it is made. */
  preview(preview: Preview, names: Names): string;
  /** The log line of an event; undefined for events without one. */
  tell(event: DaysEvent, names: Names): string | undefined;
}
