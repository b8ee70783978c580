import type { InLanguages } from '../../../engine/judgement.ts';
import { useLocale } from '../../text/language.ts';
import { useReviewText } from './review-text.ts';

/** What moments of a game are called: by the game itself where it has no turns, by their turn, or the end. */
export function useMomentName(): (moment: { turn?: number; name?: InLanguages }) => string {
  const text = useReviewText();
  const locale = useLocale();
  return ({ turn, name }) => name?.[locale] ?? (turn === undefined ? text.end : text.turn(turn));
}
