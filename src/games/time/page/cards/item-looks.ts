import type { ItemNumber } from '../../rules/content.ts';

/** The outline of an Item's sign; `item-sign.module.css` draws them. */
export const ITEM_SHAPES = [
  'scroll',
  'circle',
  'diamond',
  'arch',
  'shield',
  'drop',
  'octagon',
  'bag',
  'hexagon',
  'house',
  'chalice',
  'square',
] as const;
export type ItemShape = (typeof ITEM_SHAPES)[number];

/** How an Item is told from the others: by its colour, its outline, and the ink on it. */
export interface ItemLook {
  colour: string;
  shape: ItemShape;
  ink: 'light' | 'dark';
}

/**
 * Each colour has a lightness of its own, so that they differ in grey, and hues that stay apart for those who see few of
 * them; `item-looks.test.ts` measures it.
 */
const COLOURS = [
  '#413400',
  '#bd247a',
  '#a8bcca',
  '#d7fe9e',
  '#35a0fe',
  '#b26d13',
  '#6a5731',
  '#e8cc1b',
  '#9388a9',
  '#75f1fd',
  '#711771',
  '#fc8c63',
] as const;
/** On these one writes with light ink. */
const DARK: readonly ItemNumber[] = [0, 1, 6, 10];

/** The looks of the twelve Items, by their place in the pack. */
export const ITEM_LOOKS: readonly ItemLook[] = COLOURS.map((colour, item) => ({
  colour,
  shape: ITEM_SHAPES[item],
  ink: DARK.includes(item) ? 'light' : 'dark',
}));

/**
 * Initials by which no two names can be confused: the first letter, and where others begin with it, the first later
 * letter that none of those has.
 */
export function initialsOf(names: readonly string[]): string[] {
  const first = (name: string) => name.slice(0, 1).toUpperCase();
  return names.map((name, place) => {
    const others = names.filter((other, at) => at !== place && first(other) === first(name));
    if (others.length === 0) return first(name);
    const has = (other: string, letter: string) => other.slice(1).toLowerCase().includes(letter);
    const letters = [...name.slice(1).toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
    const telling = letters.find((letter) => others.every((other) => !has(other, letter)));
    return `${first(name)}${telling ?? letters.join('')}`;
  });
}
