import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameMove } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import type { Words } from './text/text.ts';

/** The table as one viewer sees it now. */
export interface Situation {
  view: NewGameView;
  moves: readonly NewGameMove[];
  you: Viewer;
  players: readonly PlayerInfo[];
  words: Words;
}

/** The prompt: what you can do now, or who everybody waits for. */
export function sentence({ view, moves, players, words }: Situation): string {
  const { status } = words.page;
  const heap = words.game.gold(view.heapGold);
  if (view.phase === 'over') return status.over;
  if (moves.length === 0) return status.other(players[view.turn]?.name ?? '', heap);
  return view.heap.length === 0 ? status.rollFirst : status.rollMore(heap);
}
