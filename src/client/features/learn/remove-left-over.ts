import { askHere } from '../../connection/here/worker-house.ts';
import { forgetLeftOver, progressIn } from '../../device/kept/level-progress.ts';

/** Removes the tables of levels that are done or were begun anew. */
export async function removeLeftOver(game: string): Promise<void> {
  const { leftOver = [] } = progressIn(game);
  if (leftOver.length === 0) return;
  const { kind } = await askHere({ kind: 'remove', codes: leftOver });
  if (kind === 'removed') forgetLeftOver(game);
}
