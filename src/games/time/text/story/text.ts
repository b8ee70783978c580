import type { Locale, Person } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** Where the missing Item of a failed Mission was: `from` played it later, in a team. */
export type Lack =
  | { kind: 'later'; from: Person | undefined }
  | { kind: 'spent'; mission: string }
  | { kind: 'held' | 'never' | 'too-few' };

/** The story of a finished game. */
export type TimeStoryText = typeof en;

/** The story of a finished game, by language. */
export const TIME_STORY: Readonly<Record<Locale, TimeStoryText>> = { en, it };
