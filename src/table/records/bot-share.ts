import type { Seat } from '../../engine/game.ts';
import type { BotShare } from '../../protocol/result.ts';
import type { GameInPlay } from '../table.ts';

/** How much of a seat's game a bot played, as a share of the standing moves; undefined if none. */
export function botShare({ steps, byBot }: Pick<GameInPlay, 'steps' | 'byBot'>, seat: Seat): BotShare | undefined {
  const moves = steps.flatMap((step, place) => (step.kind === 'move' && step.seat === seat ? [byBot[place]] : []));
  const bots = moves.filter((isBots) => isBots).length;
  if (bots === 0) return undefined;
  if (bots === moves.length) return 'all';
  if (moves.at(-1) === true) return 'last';
  return bots * 2 > moves.length ? 'most' : 'some';
}
