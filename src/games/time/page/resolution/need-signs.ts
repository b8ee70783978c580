import { elementAt } from '../../../../engine/list.ts';
import type { ItemNumber } from '../../rules/content.ts';

/** The result for one need of a card: found, missing, not needed, listed a second time, or replaced by another Item. */
export type NeedSign = 'there' | 'missing' | 'waived' | 'doubled' | 'stood-in';

/** What a card was tested with; it was not solved by a skill. */
export type Tested =
  | { readonly kind: 'accomplished'; readonly spent: readonly ItemNumber[] }
  | { readonly kind: 'failed'; readonly missing: readonly ItemNumber[] };

/**
 * DT-34, DT-56, DT-67, DT-87 The result for each need, in the order listed. `isMerged`: an Adventure counts duplicates
 * only once. Of identical needs the found ones come first.
 */
export function needSigns(
  needs: readonly ItemNumber[],
  tested: Tested,
  { waived, isMerged }: { waived: readonly ItemNumber[]; isMerged: boolean },
): NeedSign[] {
  const signs: NeedSign[] = needs.map(() => 'there');
  for (const item of new Set(needs)) {
    const places = needs.flatMap((need, place) => (need === item ? [place] : []));
    const doubled = isMerged ? places.length - 1 : 0;
    const without = Math.min(count(waived, item), places.length - doubled);
    const tried = places.length - doubled - without;
    const there = tested.kind === 'failed' ? tried - count(tested.missing, item) : count(tested.spent, item);
    const ends: NeedSign[] = [
      ...several(Math.min(there, tried), 'there'),
      ...several(tried - there, tested.kind === 'failed' ? 'missing' : 'stood-in'),
      ...several(without, 'waived'),
      ...several(doubled, 'doubled'),
    ];
    for (const [index, place] of places.entries()) signs[place] = elementAt(ends, index);
  }
  return signs;
}

function count(items: readonly ItemNumber[], item: ItemNumber): number {
  return items.filter((other) => other === item).length;
}

function several(times: number, sign: NeedSign): NeedSign[] {
  return Array.from({ length: Math.max(0, times) }, () => sign);
}
