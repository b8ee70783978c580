import { createContext } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';

/** A game that is over, as one viewer saw it: what its story is made from. */
export interface FinishedGame<View = unknown, Event = unknown, Pack = unknown> {
  view: View;
  events: readonly { seq: number; event: Event }[];
  you: Viewer;
  names: readonly string[];
  pack: Pack;
  locale: Locale;
}

/** How a game went for whoever reads it. */
export interface Story {
  /** Place and margin first, then what caused it; short sentences. */
  lines: readonly string[];
  /** The moment that decided most, by the number of its entry. */
  turningPoint?: { seq: number; line: string };
}

/** A story with what it says to those who were not there. */
export interface ToldStory extends Story {
  forOthers: readonly string[];
}

/** A game's own way to tell how it went. */
export type TellStory = (game: FinishedGame) => Story;

/** The story that the end of a game shows; missing where there is none to tell. */
export const StoryContext = createContext<ToldStory | undefined>(undefined);
