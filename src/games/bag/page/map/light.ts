import type { Place } from '../../rules/board.ts';
import type { BagView } from '../../rules/view.ts';

/** How dark a tile is, by its distance from the nearest adventurer, who carries a torch. */
const DARKNESS = [0, 0.1, 0.34, 0.52, 0.64];
const DARKEST = 0.7;

/** The darkness of a laid tile. */
export function darknessAt({ board, adventurers }: BagView, place: Place): number {
  const away = adventurers.flatMap((one) =>
    one.fate === 'inside' && one.isReady
      ? [Math.hypot(board.xs[place] - board.xs[one.place], board.ys[place] - board.ys[one.place])]
      : [],
  );
  // Nobody is inside any more: the whole map is lit.
  return away.length === 0 ? 0 : (DARKNESS[Math.round(Math.min(...away))] ?? DARKEST);
}
