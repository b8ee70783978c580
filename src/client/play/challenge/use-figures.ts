import type { ChallengeFigures } from '../../device/kept/kept-tables.ts';
import { useDailyFacts } from '../../kit/games/use-daily-facts.ts';
import { useLocale } from '../../text/language.ts';
import { useChallengeText } from './text.ts';

/** A player's figures in words: `told` for all of them, `points` for a score alone. */
export function useFigures(game: string): {
  told(figures: ChallengeFigures): string;
  points(score: number): string;
} {
  const { result } = useChallengeText();
  const locale = useLocale();
  const facts = useDailyFacts(game);
  const points = (score: number) => facts?.points[locale](score) ?? String(score);
  return {
    points,
    told({ isWon, place, score }) {
      const how = place === undefined ? (isWon ? result.won : result.lost) : result.place(place);
      // Before the facts are loaded there is no word for a score.
      return score === undefined || facts === undefined ? how : `${how}, ${points(score)}`;
    },
  };
}
