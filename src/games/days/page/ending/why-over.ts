import type { PlayerInfo } from '../../../../client/kit/game-page.ts';
import type { Viewer } from '../../../../engine/game.ts';
import { isFullWeek } from '../../rules/board/stack.ts';
import type { DaysView } from '../../rules/view.ts';
import type { Words } from '../words.ts';

/** DD-20, DD-56, DD-14 Why the game is over, in a sentence; undefined while it goes on. */
export function whyOver(
  { phase, boards }: DaysView,
  words: Words,
  { players, you }: { players: readonly PlayerInfo[]; you: Viewer },
): string {
  if (phase === 'playing') return '';
  const full = boards.flatMap(({ days }, seat) => (isFullWeek(days) ? [seat] : []));
  return words.page.status.over(words.game.ending(phase, full, words.names(players, you)));
}
