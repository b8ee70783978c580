import type { OptionChapters } from '../../../engine/option-chapters.ts';
import type { AnyOptionsText } from '../../../engine/options-text.ts';
import { useLocale } from '../../text/language.ts';
import type { GameEntry } from './registry.ts';

/** The option labels of a game in the page's language; empty for an unknown game. */
export function useOptionsText(game: GameEntry | undefined): AnyOptionsText {
  const locale = useLocale();
  return game?.optionsText.in(locale) ?? {};
}

/** The same by chapter, if the game has chapters. */
export function useOptionChapters(game: GameEntry | undefined): OptionChapters | undefined {
  const locale = useLocale();
  return game?.chapters?.in(locale);
}
