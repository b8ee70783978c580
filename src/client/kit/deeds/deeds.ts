import type { ComponentType } from 'react';
import type { Seat } from '../../../engine/game.ts';
import type { Bilingual } from '../../../engine/text.ts';
import type { FinishedGame } from '../story/story.ts';

/** A badge: what it is called, what it is given for, and its picture by the name of an icon. */
export interface Badge {
  /** Stored on devices; never reuse it for something else. */
  id: string;
  icon: string;
  name: Bilingual;
  says: Bilingual;
}

/** A finished game as its own player saw it. */
export type OwnGame<View = unknown, Event = unknown, Pack = unknown> = FinishedGame<View, Event, Pack> & { you: Seat };

/** A kind of card that can be collected. */
export interface Collectible {
  id: string;
  icon: string;
  name: Bilingual;
}

/** What a game gives to collect: badges for deeds, and the cards one has seen played. */
export interface GameDeeds<View = unknown, Event = unknown, Pack = unknown> {
  badges: readonly Badge[];
  /** The ids of the badges that a player earned in a game. */
  earned(game: OwnGame<View, Event, Pack>): readonly string[];
  /** The cards of a pack that can be collected. */
  cardsOf(pack: Pack): readonly Collectible[];
  /** The ids of those that a player saw played. */
  met(game: OwnGame<View, Event, Pack>): readonly string[];
}

/** A game's deeds with its pictures and its standard pack. */
export interface Album extends GameDeeds {
  /** An icon of its sprite, painted where it is large enough. */
  Picture: ComponentType<{ name: string; className?: string | undefined }>;
  standardPack(): Promise<unknown>;
}

/** The ids of the badges whose deed is done. */
export function done(deeds: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.keys(deeds).filter((id) => deeds[id] === true);
}

/** The cards as collectibles, each kind once. */
export function collectibles(...lists: readonly (readonly Collectible[])[]): readonly Collectible[] {
  return lists.flat().map(({ id, icon, name }) => ({ id, icon, name }));
}
