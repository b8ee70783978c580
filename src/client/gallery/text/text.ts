import type { Locale } from '../../../engine/text.ts';
import { GAME_IDS, type GameId } from '../../../games/catalogue.ts';
import type { Theme } from '../../device/settings.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The sections of the gallery. */
export type Section = 'house' | 'moments' | 'states' | GameId;
export const SECTIONS: readonly Section[] = ['house', 'moments', 'states', ...GAME_IDS];

/** The states that fill a page. */
export const PAGE_STATES = ['loading', 'not-found', 'broken', 'no-table', 'reconnecting', 'offline', 'cover'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** The texts of the gallery. */
export interface GalleryText {
  title: string;
  lead: string;
  sections: Readonly<Record<'house' | 'moments' | 'states', string>>;
  choose: { section: string; theme: string; language: string; state: string };
  themes: Readonly<Record<Theme, string>>;
  states: Readonly<Record<PageState, string>>;
  moments: Readonly<
    Record<'help' | 'question' | 'past' | 'missed' | 'reconnecting' | 'catchingUp' | 'offline', string>
  >;
  shelves: Readonly<
    Record<
      'buttons' | 'crests' | 'chairs' | 'status' | 'log' | 'sheets' | 'sounds' | 'hand' | 'board' | 'large' | 'backs',
      string
    >
  >;
  /** Captions of states. */
  usual: string;
  disabled: string;
  waiting: string;
  empty: string;
  openSheet: string;
  sampleSentence: string;
  sampleNews: string;
  sampleVerb: string;
  sampleOther: string;
}

export const GALLERY_TEXT: Readonly<Record<Locale, GalleryText>> = { en, it };
