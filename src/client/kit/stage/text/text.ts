import type { Locale } from '../../../../engine/text.ts';
import { en } from './en.ts';
import { it } from './it.ts';

/** The texts of the stage at every table. */
export interface StageText {
  skipToTurn: string;
  /** For spectators, and at the end of a game. */
  skipToNow: string;
  /** For somebody who is out, while bots alone play on. */
  skipToEnd: string;
  /** After that was pressed, until the end is there. */
  botsFinish: string;
}

export const STAGE_TEXT: Readonly<Record<Locale, StageText>> = { en, it };
