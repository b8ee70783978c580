import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';

/** A finished game as one viewer saw it: the input for its story. */
export interface FinishedGame<View = unknown, Event = unknown, Pack = unknown> {
  view: View;
  events: readonly { seq: number; event: Event }[];
  you: Viewer;
  names: readonly string[];
  pack: Pack;
  locale: Locale;
}

/** The story of a game for one reader. */
export interface Story {
  /** Rank and margin first, then the causes; short sentences. */
  lines: readonly string[];
  /** The turning point, by its journal entry; `tryFrom`, if it could go differently only from an earlier one. */
  turningPoint?: { seq: number; line: string; tryFrom?: number };
  /** Everybody by rank, if there is a ranking. */
  ranks?: readonly Rank[] | undefined;
  /** In co-operative games: whether the team won. */
  isTeamWin?: boolean;
}

/** A player's rank at the end; equal players share one. */
export interface Rank {
  seat: Seat;
  /** From 1. */
  place: number;
  /** The score in words: "7 gold". */
  score: string;
  /** In the same words, how far behind the winner, or ahead of the next; missing where the scores are equal. */
  margin?: string;
}

/** A story with its words for people who were not there. */
export interface ToldStory extends Story {
  forOthers: readonly string[];
}

/** A game's own story function. */
export type TellStory = (game: FinishedGame) => Story;
