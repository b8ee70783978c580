import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import type { NewGamePack } from '../../rules/content.ts';
import type { NewGameMove } from '../../rules/state.ts';
import type { NewGameView } from '../../rules/view.ts';
import { newGameText } from '../text/text.ts';

/** What you can do at a table of New Game now. Each line leads to the button that `page.tsx` draws for the move. */
export function whatNow({ view, moves, locale }: AskedMoment<NewGameView, NewGameMove, NewGamePack>): NowAction[] {
  const text = newGameText.in(locale).page.now;
  const byKind: Readonly<Record<NewGameMove['kind'], NowAction>> = {
    roll: { label: text.roll(view.heap.length), at: '[data-verb="roll"]' },
    stop: { label: text.stop(view.heapGold), at: '[data-verb="stop"]' },
  };
  return moves.map(({ kind }) => byKind[kind]);
}
