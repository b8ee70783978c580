import type { Place } from '../../rules/board.ts';
import type { BagView } from '../../rules/view.ts';

/** How dark it is so many tiles away from the nearest torch. */
const DARKNESS = [0, 0.1, 0.34, 0.52, 0.64];
const DARKEST = 0.7;

/** How dark a laid tile is: everybody inside carries a torch. */
export function darknessAt({ board, adventurers }: BagView, place: Place): number {
  const away = adventurers.flatMap((one) =>
    one.fate === 'inside' && one.isReady
      ? [Math.hypot(board.xs[place] - board.xs[one.place], board.ys[place] - board.ys[one.place])]
      : [],
  );
  // Nobody is left to carry one: the dungeon is looked at from outside.
  return away.length === 0 ? 0 : (DARKNESS[Math.round(Math.min(...away))] ?? DARKEST);
}
