import type { ItemNumber } from './content.ts';
import type { ShownCard } from './state.ts';
import { countKinds, type Words } from './text.ts';

/** "a, b and c" */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** "2 Swords and a Torch" */
export function items(list: readonly ItemNumber[], words: Words): string {
  if (list.length === 0) return 'nothing';
  return listed(
    countKinds(list).map(({ item, count }) =>
      count === 1 ? words.item(item).one : `${count} ${words.item(item).plural}`,
    ),
    'and',
  );
}

/** Cards by their names, or how many there are where a name is hidden. */
export function cards(list: readonly ShownCard[], words: Words): string {
  const faces = list.filter((card) => typeof card === 'number');
  if (faces.length < list.length) return list.length === 1 ? 'a card' : `${list.length} cards`;
  return listed(faces.map(words.card), 'and');
}
