import { type Board, numberAt, type Place, type Side, wayFrom } from './board.ts';

/** The distance of a place that cannot be reached. */
export const FAR = 99;

/** Whether a place blocks walking or sight beyond it. */
export type Blocks = (place: Place) => boolean;

const nothing: Blocks = () => false;

/** Steps from a place to every other, through joined openings; a blocked place can be reached but not passed. */
export function distancesFrom(board: Board, from: Place, blocks: Blocks = nothing): number[] {
  const steps: number[] = [];
  for (let place = 0; place < board.tiles.length; place++) steps.push(FAR);
  steps[from] = 0;
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const place = numberAt(queue, next);
    if (place !== from && blocks(place)) continue;
    for (let side = 0; side < 4; side++) {
      const beyond = wayFrom(board, place, side);
      if (beyond < 0 || steps[beyond] !== FAR) continue;
      steps[beyond] = numberAt(steps, place) + 1;
      queue.push(beyond);
    }
  }
  return steps;
}

/** The length of the shortest way between two places, or FAR; either end may be blocked. */
export function distance(board: Board, from: Place, to: Place, blocks: Blocks = nothing): number {
  return from === to ? 0 : numberAt(distancesFrom(board, from, blocks), to);
}

/** The sides of a place that start a shortest way to the target. */
export function firstSteps(board: Board, from: Place, to: Place, blocks: Blocks = nothing): Side[] {
  const left = distancesFrom(board, to, blocks);
  const sides: Side[] = [];
  const steps = numberAt(left, from);
  if (from === to || steps === FAR) return sides;
  for (let side = 0; side < 4; side++) {
    const beyond = wayFrom(board, from, side);
    if (beyond >= 0 && left[beyond] === steps - 1 && (beyond === to || !blocks(beyond))) sides.push(side);
  }
  return sides;
}

/** BD-50 The places in a straight line, through joined openings, up to and including the first that blocks. */
export function lineFrom(
  board: Board,
  from: Place,
  { side, range, blocks = nothing }: { side: Side; range: number; blocks?: Blocks },
): Place[] {
  const line: Place[] = [];
  let place = from;
  while (line.length < range) {
    place = wayFrom(board, place, side);
    if (place < 0) break;
    line.push(place);
    if (blocks(place)) break;
  }
  return line;
}

/** The tiles a blast reaches: its own, and those in straight lines around it. */
export function blastFrom(board: Board, place: Place, blast: number): Place[] {
  const places = [place];
  for (let side = 0; side < 4; side++) places.push(...lineFrom(board, place, { side, range: blast }));
  return places;
}

/** BD-50 Every place in line of sight, from `from` to `to` tiles away. */
export function placesInSight(
  board: Board,
  place: Place,
  { from, to, blocks = nothing }: { from: number; to: number; blocks?: Blocks },
): Place[] {
  const sights: Place[] = from === 0 ? [place] : [];
  for (let side = 0; side < 4; side++) {
    const line = lineFrom(board, place, { side, range: to, blocks });
    for (const there of line.slice(Math.max(from, 1) - 1)) if (!sights.includes(there)) sights.push(there);
  }
  return sights;
}

/** Every place `from` to `to` steps away, around corners; a blocked place can be reached but not passed. */
export function placesAround(
  board: Board,
  place: Place,
  { from, to, blocks = nothing }: { from: number; to: number; blocks?: Blocks },
): Place[] {
  const around: Place[] = [];
  const steps = distancesFrom(board, place, blocks);
  for (let other = 0; other < steps.length; other++) {
    const away = numberAt(steps, other);
    if (away >= from && away <= to) around.push(other);
  }
  return around;
}
