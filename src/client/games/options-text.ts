import type { OptionChapters } from '../../engine/option-chapters.ts';
import type { AnyOptionsText } from '../../engine/options-text.ts';
import { useLocale } from '../text/language.ts';
import type { GameEntry } from './registry.ts';

/** What the options of a game are called in the page's language; of a game that is not known, nothing is. */
export function useOptionsText(game: GameEntry | undefined): AnyOptionsText {
  const locale = useLocale();
  return game?.optionsText.in(locale) ?? {};
}

/** The same by chapter, where the game has chapters. */
export function useOptionChapters(game: GameEntry | undefined): OptionChapters | undefined {
  const locale = useLocale();
  return game?.chapters?.in(locale);
}
