import type { InLanguages } from '../../../engine/judgement.ts';
import { useLocale } from '../../text/language.ts';
import { useReviewText } from './review-text.ts';

/** Names for points of a game: the game's own if it has no turns, the number of the turn, or the end. */
export function useMomentName(): (moment: { turn?: number; name?: InLanguages }) => string {
  const text = useReviewText();
  const locale = useLocale();
  return ({ turn, name }) => name?.[locale] ?? (turn === undefined ? text.end : text.turn(turn));
}
