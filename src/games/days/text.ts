import type { Seat } from '../../engine/game.ts';
import type { BoulderCase } from './board/placement.ts';
import type { CardId, CardNumber, DaysCard } from './content.ts';
import type { Preview } from './preview.ts';
import type { Day, DayName, DaysEvent, Ending, Refusal, SpriteRule, Stack } from './state.ts';

/** The names a sentence needs: of the pack's cards and of the players. */
export interface Names {
  card(card: CardNumber): string;
  player(seat: Seat): string;
  /** Who is spoken to, if it is a player: they are not named. */
  you?: Seat;
}

/** A day as it lies there. */
export interface DayInSight {
  day: Day;
  stack: Stack;
  score: number;
}

/** Everything Dungeon Days says in one language, besides the names printed on the cards. */
export interface DaysText {
  title: string;
  /** What kind of card it is: "Creature". */
  kinds: Readonly<Record<DaysCard['kind'], string>>;
  days: Readonly<Record<DayName, string>>;
  /** For narrow columns: "Mon". */
  shortDays: Readonly<Record<DayName, string>>;
  /** Why the game ended, as a sentence; `full` are the boards that are. */
  ending(why: Ending, full: readonly Seat[], names: Names): string;
  points(count: number): string;
  /** What a card does; `nameOf` gives the name of a card by its id, `sprite` what this table chose. */
  effect(card: DaysCard, nameOf: (id: CardId) => string, sprite: SpriteRule): string;
  /** Why a card cannot be played there, in a few words; of a Boulder, which of its conditions is not met. */
  whyNot(rule: Refusal, card: CardId, boulder?: BoulderCase): string;
  /** A day for who listens: "Wednesday: Sprite on Elf, 6 points". */
  dayLabel(day: DayInSight, names: Names): string;
  /** What a play would do, before it is made. */
  preview(preview: Preview, names: Names): string;
  /** What happened, for the log; undefined for what is not worth a line. */
  tell(event: DaysEvent, names: Names): string | undefined;
}
