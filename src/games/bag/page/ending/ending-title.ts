import type { Scene } from '../scene.ts';
import type { EndingText } from './ending-text.ts';

/** BD-64, BD-80 The title of the end screen for this viewer: those who get out win. */
export function endingTitle(say: EndingText, { view, players, you }: Pick<Scene, 'view' | 'players' | 'you'>): string {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return say.lost;
  if (view.terms.competitive) return say.wins(winners.map((seat) => players[seat]?.name ?? ''));
  return you === 'spectator' || winners.includes(you) ? say.won : say.wonWithoutYou;
}
