import type { Question } from '../engine/bot.ts';
import type { Seat } from '../engine/game.ts';
import type { Advice } from './advise.ts';
import type { Review } from './review.ts';

/** Requests of a page to the worker that weighs decisions: one only, after which the worker is terminated. */
export type ReviewRequest =
  /** All decisions of a seat in a finished game. */
  | { kind: 'review'; text: string; seat: Seat }
  /** What to do now: the seat's view, moves and events. */
  | {
      kind: 'advise';
      game: string;
      pack: unknown;
      question: Omit<Question, 'knowledge'>;
      /** All events as the seat saw them. */
      events: readonly unknown[];
      names: readonly string[];
      /** The table's time in ms. */
      at: number;
      /** Whether all win or lose together. */
      isTogether: boolean;
    };

/** Its responses. */
export type FromReview =
  /** The share of work done, from 0 to 1. */
  | { kind: 'progress'; share: number }
  | { kind: 'review'; review: Review }
  | { kind: 'advice'; advice: Advice }
  /** The record breaks the rules before its end, as one of an earlier version may. */
  | { kind: 'unplayable' }
  | { kind: 'failed' };
