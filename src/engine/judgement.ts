import type { Question } from './bot.ts';
import type { Outcome, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './text.ts';

/** What a search needs to know of a game besides its rules. */
export interface Judgement<State, Move, View> {
  /** The moves worth a search, the best first by a quick look; the rest is never played. */
  shortlist(question: Question<View, Move>, rng: Rng): Move[];
  /** A cheap and sensible move for a seat in a playout. */
  policy(state: State, seat: Seat, rng: Rng): Move;
  /** The chance, from 0 to 1, that this seat wins from here. */
  estimate(state: State, seat: Seat): number;
  /** How many moves are played after the searched one before the position is estimated. */
  plies(state: State): number;
  /** What a finished game is worth to a seat, from 0 to 1. Default: its share of the win. */
  worthAtEnd?(state: State, outcome: Outcome, seat: Seat): number;
  /**
   * The first of the shortlist is kept unless another is ahead by so many standard errors of their difference, and whoever
   * is so far behind is dropped: where playouts are few, the best of many is the luckiest. Default: the best is taken.
   */
  doubt?: number;
}

/** Something a position can be better in, and how to say so: the reason why one move is better than another. */
export interface ReasonFigure<State> {
  /** Looked at right after the move, or where the game ends. */
  when: 'at-once' | 'at-the-end';
  /** More is better for this seat. */
  of(state: State, seat: Seat): number;
  /** How much one more counts beside other figures: the figure that counts most is told. */
  weight: number;
  /** The difference as a sentence; `more` is above 0, rounded. */
  say(more: number, locale: Locale): string;
}

/** Where a move is named: the table as its seat saw it. */
export interface NamedAt<View> {
  seat: Seat;
  view: View;
  names: readonly string[];
  locale: Locale;
}

/** A text in every language of the house. */
export type InLanguages = Readonly<Record<Locale, string>>;

/** A table as a seat knew it at a moment. */
export interface Position<View = unknown> extends Pick<Question<View>, 'view' | 'knowledge'> {
  /** The table's time in ms. */
  at: number;
}

/** How a choice turned out in each world. */
export interface Tried {
  /** Each seat's share of the win, world by world. */
  shares: number[][];
  /** The adviser's figures for the seat, world by world. */
  figures: number[][];
}

/** What every adviser has: the words, and how much it tries. */
interface AdviserWords<State, Choice, View> {
  /** How many playouts a decision gets. */
  effort: {
    /** For a first look at all choices. */
    first: number;
    /** For what the chance of a step did, at first sight too. */
    luck: number;
    /** For everybody's chance at a point of the game. */
    line: number;
    /** For a close look at two choices, at most. */
    close: number;
    /** For the reason why one is better, which are played to the end of the game. */
    reason: number;
  };
  /** Whether two moves come to the same, such as turning over one unknown card or another. Default: they are equal. */
  isSameChoice?(one: Choice, other: Choice, view: View): boolean;
  /** The reasons there are. */
  figures: readonly ReasonFigure<State>[];
  /** A move in words, without a subject: "draw a card". */
  nameMove(move: Choice, at: NamedAt<View>): string;
}

/** Weighs decisions by a search: a game's judgement with words, opened for a pack. */
export interface SearchAdviser<State = unknown, Move = unknown, View = unknown>
  extends Omit<Judgement<State, Move, View>, 'estimate'>,
    AdviserWords<State, Move, View> {
  /** Everybody's chance to win from here; together 1, unless all win or lose together. */
  shares(state: State): number[];
  /**
   * How many moves are played on before `shares` can be trusted, where a decision is looked at closely; at first sight
   * `plies` will do. Default: to the end of the game.
   */
  trusted?: number;
}

/** A step of a finished game as a seat saw it. */
export interface SeenStep<Move = unknown, View = unknown, Event = unknown> extends Position<View> {
  /** How many steps were played before it. */
  step: number;
  /** The seat's own move, if it is one. */
  move?: Move;
  /** What came of it, as the seat was shown it. */
  events: readonly Event[];
}

/** What of a finished game is worth a look: a seat's decisions, those to do nothing among them. */
export interface Outline<Choice = unknown> {
  /** `isOwnMove`: it made a move of its own; otherwise it let something pass. */
  decisions: readonly { step: number; made: Choice; isOwnMove: boolean }[];
  /** The steps at which everybody's chances are drawn. */
  points: readonly number[];
}

/**
 * Weighs decisions in real time, where everybody acts at once and doing nothing is a choice too: the game tries choices
 * out itself, each on to the end of the game.
 */
export interface TrialAdviser<State = unknown, Choice = unknown, View = unknown, Move = unknown, Event = unknown>
  extends AdviserWords<State, Choice, View> {
  /** The choices worth trying, the best first by a quick look; beside what was made, if something was. */
  choices(question: Question<View, Move> & Position<View>, made?: Choice): Choice[];
  /** Tries choices out in worlds that fit a position: all of them in the same worlds, with the same chance. */
  tryOut(tried: {
    position: Position<View>;
    seat: Seat;
    /** `undefined` changes nothing. */
    choices: readonly (Choice | undefined)[];
    worlds: number;
    rng: Rng;
  }): Tried[];
  /** What of a finished game is worth a look. */
  outline(steps: readonly SeenStep<Move, View, Event>[], seat: Seat): Outline<Choice>;
  /** Why a choice is better than another, where that is certain. */
  because?(better: Choice, other: Choice, at: NamedAt<View> & Position<View>): string | undefined;
  /** What a moment of the game is called: "3:40 left". */
  nameMoment(position: Position<View>, locale: Locale): string;
}

/** What weighs a person's decisions. */
export type Adviser = SearchAdviser | TrialAdviser;

/** Whether an adviser tries choices out itself. */
export function triesOut(adviser: Adviser): adviser is TrialAdviser {
  return 'tryOut' in adviser;
}

/** How a game opens its adviser. */
export type OpenAdviser = (pack: unknown) => Adviser;

/** Shares of a win by how far each is ahead: a lead of `spread` makes a share e times another's. They add up to 1. */
export function sharesByLead(leads: readonly number[], spread: number): number[] {
  const most = Math.max(...leads);
  const weights = leads.map((lead) => Math.exp((lead - most) / spread));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
