import { listed } from '../../../../engine/text.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { ShownCard } from '../../rules/state.ts';
import { countKinds, type Names } from '../text.ts';

/** "2 Spade e una Torcia" */
export function items(list: readonly ItemNumber[], words: Names): string {
  if (list.length === 0) return 'nulla';
  return listed(
    countKinds(list).map(({ item, count }) =>
      count === 1 ? words.item(item).one : `${count} ${words.item(item).plural}`,
    ),
    'e',
  );
}

/** "una Spada o una Torcia": any of these kinds, each named once. */
export function oneOf(list: readonly ItemNumber[], words: Names): string {
  return listed(
    countKinds(list).map(({ item }) => words.item(item).one),
    'o',
  );
}

/** Items by their ids: "2 Spade e una Torcia". */
export function itemsOf(ids: readonly string[], words: Names): string {
  const kinds = [...new Set(ids)].map((id) => ({ id, count: ids.filter((other) => other === id).length }));
  return listed(
    kinds.map(({ id, count }) => (count === 1 ? words.itemOf(id).one : `${count} ${words.itemOf(id).plural}`)),
    'e',
  );
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
