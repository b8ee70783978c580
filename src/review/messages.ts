import type { Question } from '../engine/bot.ts';
import type { Seat } from '../engine/game.ts';
import type { Advice } from './advise.ts';
import type { Review } from './review.ts';

/** What a page asks of the worker that weighs decisions: one thing, after which the worker is ended. */
export type ReviewRequest =
  /** All decisions of a seat in a finished game. */
  | { kind: 'review'; text: string; seat: Seat }
  /** What to do now: what the seat sees, may do and was shown. */
  | {
      kind: 'advise';
      game: string;
      pack: unknown;
      question: Omit<Question, 'knowledge'>;
      /** All events as the seat was shown them. */
      events: readonly unknown[];
      names: readonly string[];
      /** The table's time in ms. */
      at: number;
      /** Whether all win or lose together. */
      isTogether: boolean;
    };

/** What it answers. */
export type FromReview =
  /** How much is done, from 0 to 1. */
  | { kind: 'progress'; share: number }
  | { kind: 'review'; review: Review }
  | { kind: 'advice'; advice: Advice }
  /** The record stops keeping to the rules before its end, as one of an earlier version may. */
  | { kind: 'unplayable' }
  | { kind: 'failed' };
