import type { Locale } from '../../../../engine/text.ts';
import { GAME_IDS, type GameId } from '../../../../games/catalogue.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The sections of the gallery. */
export type Section = 'house' | 'moments' | 'states' | GameId;
export const SECTIONS: readonly Section[] = ['house', 'moments', 'states', ...GAME_IDS];

/** The states that fill a page. */
export const PAGE_STATES = ['loading', 'not-found', 'broken', 'no-table', 'reconnecting', 'offline', 'cover'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** The texts of the gallery. */
export type GalleryText = typeof en;

export const GALLERY_TEXT: Readonly<Record<Locale, GalleryText>> = { en, it };
