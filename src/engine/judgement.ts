import type { Question } from './bot.ts';
import type { Outcome, Seat } from './game.ts';
import type { Rng } from './rng.ts';
import type { Locale } from './text.ts';

/** What a seat knows of a table. */
export type Known<View = unknown> = Pick<Question<View>, 'seat' | 'view' | 'knowledge'>;

/** What a search needs to know about a game besides its rules. */
export interface Judgement<State, Move, View> {
  /**
   * Draws a world that fits what a seat knows, as players behave: what somebody would long have played is seldom still in
   * their hand. Default: the game's `sample`, where all worlds that fit are alike.
   */
  likelyWorld?(known: Known<View>, rng: Rng): State;
  /** The moves worth searching, best first by a quick estimate; the others are never played. */
  shortlist(question: Question<View, Move>, rng: Rng): Move[];
  /** A cheap, sensible move for a seat in a playout. */
  policy(state: State, seat: Seat, rng: Rng): Move;
  /** The chance, from 0 to 1, that this seat wins from here. */
  estimate(state: State, seat: Seat): number;
  /** How many moves are played after the searched one before the position is estimated. */
  plies(state: State): number;
  /** The value of a finished game to a seat, from 0 to 1. Default: its share of the win. */
  worthAtEnd?(state: State, outcome: Outcome, seat: Seat): number;
  /**
   * The first of the shortlist is kept unless another leads by this many standard errors of their difference; a
   * candidate that trails by as many is dropped. Useful with few playouts, where the best of many is often only lucky.
   * Default: the best is taken.
   */
  doubt?: number;
}

/** A property in which one position can be better than another, and how to say so: the reason why a move is better. */
export interface ReasonFigure<State> {
  /** Measured right after the move, or at the end of the game. */
  when: 'at-once' | 'at-the-end';
  /** More is better for this seat. */
  of(state: State, seat: Seat): number;
  /** Weight of one unit compared with other figures: the figure with the largest product is named. */
  weight: number;
  /** The difference as a sentence; `more` is above 0, rounded. */
  say(more: number, locale: Locale): string;
}

/** The context in which a move is named: the table as its seat saw it. */
export interface NamedAt<View> {
  seat: Seat;
  view: View;
  names: readonly string[];
  locale: Locale;
}

/** A text in every language of the house. */
export type InLanguages = Readonly<Record<Locale, string>>;

/** A table as a seat knew it at some time. */
export interface Position<View = unknown> extends Pick<Question<View>, 'view' | 'knowledge'> {
  /** The table's time in ms. */
  at: number;
}

/** How a choice went in each world. */
export interface Tried {
  /** Each seat's share of the win, world by world. */
  shares: number[][];
  /** The adviser's figures for the seat, world by world. */
  figures: number[][];
}

/** What every adviser has: words, and its numbers of playouts. */
interface AdviserWords<State, Choice, View> {
  /** Number of playouts per decision. */
  effort: {
    /** For a first comparison of all choices. */
    first: number;
    /** For measuring the luck of a step, also in the first comparison. */
    luck: number;
    /** For each player's chance at a point of the game. */
    line: number;
    /** For a close comparison of two choices, at most. */
    close: number;
    /** For the reason why one is better; these playouts run to the end of the game. */
    reason: number;
  };
  /**
   * Whether two moves have the same effect, such as turning over one unknown card or another. Default: they are equal.
   */
  isSameChoice?(one: Choice, other: Choice, view: View): boolean;
  /** All possible reasons. */
  figures: readonly ReasonFigure<State>[];
  /** A move in words, without a subject: "draw a card". */
  nameMove(move: Choice, at: NamedAt<View>): string;
}

/** Weighs decisions by a search: a game's `Judgement` with words, opened for a pack. */
export interface SearchAdviser<State = unknown, Move = unknown, View = unknown>
  extends Omit<Judgement<State, Move, View>, 'estimate'>,
    AdviserWords<State, Move, View> {
  /** Each player's chance to win from here; together 1, unless all win or lose together. */
  shares(state: State): number[];
  /**
   * How many moves are played before `shares` can be trusted in a close comparison; a first comparison uses `plies`.
   * Default: to the end of the game.
   */
  trusted?: number;
}

/** A step of a finished game as a seat saw it. */
export interface SeenStep<Move = unknown, View = unknown, Event = unknown> extends Position<View> {
  /** The number of steps played before it. */
  step: number;
  /** The seat's own move, if it is one. */
  move?: Move;
  /** Its events, as the seat saw them. */
  events: readonly Event[];
}

/** What to examine in a finished game: a seat's decisions, including decisions to do nothing. */
export interface Outline<Choice = unknown> {
  /** `isOwnMove`: it made a move; otherwise it chose to wait. */
  decisions: readonly { step: number; made: Choice; isOwnMove: boolean }[];
  /** The steps at which the chances of all players are computed. */
  points: readonly number[];
}

/**
 * Weighs decisions in real time, where all act at once and doing nothing is a choice too: the game itself tries each
 * choice out to the end of the game.
 */
export interface TrialAdviser<State = unknown, Choice = unknown, View = unknown, Move = unknown, Event = unknown>
  extends AdviserWords<State, Choice, View> {
  /** The choices worth trying, best first by a quick estimate, besides the one made, if any. */
  choices(question: Question<View, Move> & Position<View>, made?: Choice): Choice[];
  /**
   * Tries choices out in worlds consistent with a position: all of them in the same worlds, with the same random
   * numbers.
   */
  tryOut(tried: {
    position: Position<View>;
    seat: Seat;
    /** `undefined` means doing nothing. */
    choices: readonly (Choice | undefined)[];
    worlds: number;
    rng: Rng;
  }): Tried[];
  /** What to examine in a finished game. */
  outline(steps: readonly SeenStep<Move, View, Event>[], seat: Seat): Outline<Choice>;
  /** Why a choice is better than another, if that is certain. */
  because?(better: Choice, other: Choice, at: NamedAt<View> & Position<View>): string | undefined;
  /** The name of a point in the game: "3:40 left". */
  nameMoment(position: Position<View>, locale: Locale): string;
}

/** Weighs a person's decisions. */
export type Adviser = SearchAdviser | TrialAdviser;

/** Whether an adviser tries choices out itself. */
export function triesOut(adviser: Adviser): adviser is TrialAdviser {
  return 'tryOut' in adviser;
}

/** Opens a game's adviser. */
export type OpenAdviser = (pack: unknown) => Adviser;

/** Shares of a win by how far each seat leads: a lead of `spread` multiplies a share by e. They add up to 1. */
export function sharesByLead(leads: readonly number[], spread: number): number[] {
  const most = Math.max(...leads);
  const weights = leads.map((lead) => Math.exp((lead - most) / spread));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
