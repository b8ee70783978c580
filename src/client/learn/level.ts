import type { RuleId, Seat } from '../../engine/game.ts';
import type { Locale } from '../../engine/text.ts';
import type { ArrangedTable } from '../../protocol/local.ts';

/** What a lesson looks at: the table now, and what has happened since the level began. */
export interface LessonState<View = unknown, Event = unknown> {
  view: View;
  events: readonly Event[];
  /** What the person can do now. */
  moves: readonly unknown[];
  you: Seat;
}

/** One thing to learn: the rule behind it, and how one sees that it was done. `read`: there is only something to read. */
export interface Lesson<View = unknown, Event = unknown> {
  rule: RuleId;
  /** It takes several moves, none of which counts as off the lesson. */
  isLong?: true;
  /** The one move it asks for, where no other is accepted; it alone is on offer then. */
  only?(move: unknown): boolean;
  done: 'read' | ((scene: LessonState<View, Event>) => boolean);
  /** Whether somebody did something after which it needs other words: those of `strayed`. */
  isStrayed?(scene: LessonState<View, Event>): boolean;
}

/** The lessons of a level by their names, in order. */
export type Level<View = unknown, Event = unknown> = Readonly<Record<string, Lesson<View, Event>>>;

/** The levels of a game by their names, in order. */
export type Levels<View = unknown, Event = unknown> = Readonly<Record<string, Level<View, Event>>>;

/** What is said in a lesson: what to do, and why. */
export interface Coaching {
  act: string;
  why: string;
  /** The same where the lesson can't be done as it was meant: what to do then. */
  strayed?: { act: string; why: string };
}

/** A level in words. */
export interface LevelText<Lessons extends string = string> {
  name: string;
  /** What one will be able to do. */
  lead: string;
  lessons: Readonly<Record<Lessons, Coaching>>;
  learnt: string;
}

/** All levels of a game in words; a lesson without its words is a type error. */
export type TextOf<All extends Readonly<Record<string, object>>> = {
  readonly [Name in keyof All & string]: LevelText<keyof All[Name] & string>;
};

/** All that can be learnt about a game. */
export interface Course {
  levels: Levels;
  text: Readonly<Record<Locale, Readonly<Record<string, LevelText>>>>;
  /** The table of a level. */
  tableOf(level: string): ArrangedTable;
}

/** How many lessons of a level are done, given that so many were; the table may have gone on by several at once. */
export function lessonsDone(level: Level, before: number, scene: LessonState): number {
  const lessons = Object.values(level);
  let done = before;
  while (done < lessons.length && isDone(lessons[done], scene)) done += 1;
  return done;
}

function isDone({ done }: Lesson, scene: LessonState): boolean {
  return done !== 'read' && done(scene);
}

/** What is on offer in a lesson: what it asks for, as far as it says so and the rules allow it. */
export function movesIn(lesson: Lesson | undefined, moves: unknown[]): unknown[] {
  const asked = lesson?.only === undefined ? [] : moves.filter((move) => lesson.only?.(move));
  return asked.length > 0 ? asked : moves;
}
