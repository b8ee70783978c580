import { listed } from '../../../../engine/text.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { ShownCard } from '../../rules/state.ts';
import { amountsOf, type Names } from '../text.ts';

/** "2 Swords and a Torch" */
export function items(list: readonly ItemNumber[], words: Names): string {
  return list.length === 0 ? 'nothing' : amountsOf(list, words, 'and');
}

/** "is" or "are", by number. */
export function isOrAre(list: readonly unknown[]): string {
  return list.length === 1 ? 'is' : 'are';
}

/** Cards by name, or their number if one is hidden. */
export function cards(list: readonly ShownCard[], words: Names): string {
  const faces = list.filter((card) => typeof card === 'number');
  if (faces.length < list.length) return list.length === 1 ? 'a card' : `${list.length} cards`;
  return listed(faces.map(words.card), 'and');
}
