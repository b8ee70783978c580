import { without } from '../../../../engine/pieces.ts';

/** All distinct sublists of a sorted list; each is sorted, the empty one comes first. */
export function partsOf(list: readonly number[]): number[][] {
  let parts: number[][] = [[]];
  for (const value of new Set(list)) {
    const copies = list.filter((other) => other === value).length;
    parts = parts.flatMap((part) =>
      Array.from({ length: copies + 1 }, (_, taken) => [...part, ...new Array<number>(taken).fill(value)]),
    );
  }
  return parts;
}

/** Whether a sorted list is contained in another. */
export function isPartOf(part: readonly number[], list: readonly number[]): boolean {
  return part.length + without(list, part).length === list.length;
}
