import type { OfGame, RuleId, Seat } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';
import type { ArrangedTable } from '../../../protocol/local.ts';

/** The input of a lesson: the table now, and the events since the level began. */
export interface LessonState<View = unknown, Event = unknown> {
  view: View;
  events: readonly Event[];
  /** The person's legal moves. */
  moves: readonly unknown[];
  you: Seat;
}

/** One lesson: the rule behind it, and how to detect that it was done. `read`: it only has to be read. */
export interface Lesson<View = unknown, Event = unknown> {
  rule: RuleId;
  /** It takes several moves, none of which counts as wrong. */
  isLong?: true;
  /** The only move accepted, if there is one; no other is offered then. */
  only?(move: unknown): boolean;
  done: 'read' | OfGame<(scene: LessonState<View, Event>) => boolean>;
  /** Whether an event makes the words of `strayed` necessary. */
  isStrayed?(scene: LessonState<View, Event>): boolean;
}

/** The lessons of a level by name, in order. */
export type Level<View = unknown, Event = unknown> = Readonly<Record<string, Lesson<View, Event>>>;

/** The levels of a game by name, in order. */
export type Levels<View = unknown, Event = unknown> = Readonly<Record<string, Level<View, Event>>>;

/** The text of a lesson: what to do, and why. */
export interface Coaching {
  act: string;
  why: string;
  /** The same if the lesson cannot be done as planned. */
  strayed?: { act: string; why: string };
}

/** The texts of a level. */
export interface LevelText<Lessons extends string = string> {
  name: string;
  /** What the player will learn. */
  lead: string;
  lessons: Readonly<Record<Lessons, Coaching>>;
  learnt: string;
}

/** The texts of all levels of a game; a lesson without text is a type error. */
export type TextOf<All extends Readonly<Record<string, object>>> = {
  readonly [Name in keyof All & string]: LevelText<keyof All[Name] & string>;
};

/** All levels of a game with their texts and tables. */
export interface Course {
  levels: Levels;
  text: Readonly<Record<Locale, Readonly<Record<string, LevelText>>>>;
  /** The table of each level, as its JSON file has it. */
  tables: Readonly<Record<string, unknown>>;
}

/** The table of a level. */
export function arrangedTable({ tables }: Course, level: string): ArrangedTable {
  return tables[level] as ArrangedTable;
}

/** How many lessons of a level are done now, given the number before; several may be done at once. */
export function lessonsDone(level: Level, before: number, scene: LessonState): number {
  const rest = Object.values(level).slice(before);
  const next = rest.findIndex((lesson) => !isDone(lesson, scene));
  return before + (next < 0 ? rest.length : next);
}

function isDone({ done }: Lesson, scene: LessonState): boolean {
  return done !== 'read' && done(scene);
}

/** The moves offered in a lesson: only those it accepts, if it restricts them and the rules allow them. */
export function movesIn(lesson: Lesson | undefined, moves: unknown[]): unknown[] {
  const asked = lesson?.only === undefined ? [] : moves.filter((move) => lesson.only?.(move));
  return asked.length > 0 ? asked : moves;
}
