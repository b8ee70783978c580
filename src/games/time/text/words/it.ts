import { listed } from '../../../../engine/text.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { ShownCard } from '../../rules/state.ts';
import { amountsOf, type Names } from '../text.ts';

/** "2 Spade e una Torcia" */
export function items(list: readonly ItemNumber[], words: Names): string {
  return list.length === 0 ? 'nulla' : amountsOf(list, words, 'e');
}

/** Card names get guillemets, which avoids articles that would have to agree. */
export function quoted(name: string): string {
  return `«${name}»`;
}

/** Cards by name, or their number if one is hidden. */
export function cards(list: readonly ShownCard[], words: Names): string {
  const faces = list.filter((card) => typeof card === 'number');
  if (faces.length < list.length) return list.length === 1 ? 'una carta' : `${list.length} carte`;
  return listed(
    faces.map((card) => quoted(words.card(card))),
    'e',
  );
}
