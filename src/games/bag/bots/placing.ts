import { fits, needsOf, openSides, spaceBeyond } from '../rules/board.ts';
import type { TileNumber } from '../rules/content.ts';
import { tileCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import type { Mind } from './mind.ts';

/** Lays a tile where it leaves the most usable openings, preferably near the Start. */
export function placeTile({ view, lookup, me, moves }: Mind, tile: TileNumber): BagMove | undefined {
  let best: BagMove | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.kind !== 'lay') continue;
    const { x, y } = spaceBeyond(view.board, me.place, move.side);
    const sides = openSides(tileCard(lookup, tile).shape, move.turn);
    const needs = needsOf(view.board, x, y);
    if (!fits(view.board, needs, { sides, last: true })) continue;
    let score = -0.1 * (Math.abs(x) + Math.abs(y));
    for (let side = 0; side < 4; side++) {
      if ((sides & (1 << side)) === 0 || (needs.open & (1 << side)) !== 0) continue;
      score += 1;
    }
    if (lookup.roles[tile] === 'exit') score += 0.2 * (Math.abs(x) + Math.abs(y));
    if (score > most) [best, most] = [move, score];
  }
  return best;
}
