import { createContext } from 'react';
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

/** How a game went for one reader. */
export interface Story {
  /** Place and margin first, then the causes; short sentences. */
  lines: readonly string[];
  /** The most decisive moment, by its journal entry; `tryFrom`, if it could go differently only from an earlier one. */
  turningPoint?: { seq: number; line: string; tryFrom?: number };
  /** Where there is a ranking, everybody by place. */
  ranks?: readonly Rank[] | undefined;
  /** Where all play together: whether they won. */
  isTeamWin?: boolean;
}

/** A player's place at the end; equal players share one. */
export interface Rank {
  seat: Seat;
  /** From 1. */
  place: number;
  /** The score in words: "7 gold". */
  score: string;
}

/** A story with its words for people who were not there. */
export interface ToldStory extends Story {
  forOthers: readonly string[];
}

/** A game's own story function. */
export type TellStory = (game: FinishedGame) => Story;

/** The story shown at the end of a game, if there is one. */
export const StoryContext = createContext<ToldStory | undefined>(undefined);
