import { elementAt } from '../../../engine/list.ts';
import { ITEM_KINDS, type ItemNumber } from './content.ts';

/** None of any kind of Item: a list by Item, to count in. */
export function noItems(): number[] {
  return new Array<number>(ITEM_KINDS).fill(0);
}

/** Changes how many there are of a kind of Item. */
export function addTo(counts: number[], item: ItemNumber, more: number): void {
  counts[item] = elementAt(counts, item) + more;
}
