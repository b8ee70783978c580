/** Options that belong together: one chapter of the host's form. */
export interface OptionChapter {
  id: string;
  /** Its picture in the sprite of the chapters. */
  icon: string;
  name: string;
  /** What is played if nothing in it is changed, in one sentence. */
  usual: string;
  /** The options in it, by name, in order. */
  options: readonly string[];
}

/** Difficulty of a story compared with the others; 1 is the normal game. */
export type Hardness = 1 | 2 | 3;

/** One value of a choice, shown as a card with a story. */
export interface OptionStory {
  icon: string;
  /** Its title, if it differs from the option's label. */
  name?: string;
  /** Its plot in one sentence. */
  says: string;
  /** How it differs from the normal game. */
  changes: string;
  /** Missing if unknown, as for a random story. */
  hardness?: Hardness;
}

/** A game's options by chapter, in one language. */
export interface OptionChapters {
  /** The address of the sprite with their pictures. */
  sprite: string;
  chapters: readonly OptionChapter[];
  /** The choices shown as stories, by option and value. */
  stories: OptionStories;
  /** The stories of another pack; undefined for the standard pack. */
  storiesIn?(pack: unknown): OptionStories | undefined;
}

/** Stories by option and value. */
export type OptionStories = Readonly<Record<string, Readonly<Record<string, OptionStory>>>>;
