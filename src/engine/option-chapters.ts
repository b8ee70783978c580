/** Options that are decided together: one chapter of the host's form. */
export interface OptionChapter {
  id: string;
  /** Its picture in the sprite of the chapters. */
  icon: string;
  name: string;
  /** What is played if nothing in it is changed, in a sentence. */
  usual: string;
  /** The options in it, by name, in order. */
  options: readonly string[];
}

/** How hard a story is, beside the others: 1 as the game usually is. */
export type Hardness = 1 | 2 | 3;

/** A value of a choice told as a story, to be chosen as a card. */
export interface OptionStory {
  icon: string;
  /** Its title, where that is not what the options call the value. */
  name?: string;
  /** What it is about, in a sentence. */
  says: string;
  /** What is different from the usual game. */
  changes: string;
  /** None where it cannot be said, as of one at random. */
  hardness?: Hardness;
}

/** A game's options by chapter, in one language. */
export interface OptionChapters {
  /** The address of the sprite with their pictures. */
  sprite: string;
  chapters: readonly OptionChapter[];
  /** The choices that are told as stories: by option, by value. */
  stories: OptionStories;
  /** The same as a pack tells them, where that is another than the standard pack. */
  storiesIn?(pack: unknown): OptionStories | undefined;
}

/** By option, by value. */
export type OptionStories = Readonly<Record<string, Readonly<Record<string, OptionStory>>>>;
