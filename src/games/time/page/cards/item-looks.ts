import type { ItemNumber } from '../../rules/content.ts';

/** The outline of an Item's sign: its corner radii, or a clip path. */
const OUTLINES = [
  { cut: 'polygon(0 8%, 100% 0, 88% 50%, 100% 100%, 0 92%, 12% 50%)' },
  { round: '50%' },
  { cut: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' },
  { round: '50% 50% 0 0 / 70% 70% 0 0' },
  { round: '0 0 50% 50% / 0 0 75% 75%' },
  { round: '50% 0 50% 50%' },
  { cut: 'polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)' },
  { cut: 'polygon(28% 0, 72% 0, 66% 22%, 100% 62%, 86% 100%, 14% 100%, 0 62%, 34% 22%)' },
  { cut: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)' },
  { cut: 'polygon(50% 0, 100% 38%, 84% 100%, 16% 100%, 0 38%)' },
  { cut: 'polygon(0 0, 100% 0, 84% 60%, 62% 78%, 82% 100%, 18% 100%, 38% 78%, 16% 60%)' },
  { round: '0.25em' },
] as const satisfies readonly ItemOutline[];

interface ItemOutline {
  round?: string;
  cut?: string;
}

/** The distinguishing marks of an Item: its colour, its outline, and the ink on it. */
export interface ItemLook {
  colour: string;
  outline: ItemOutline;
  ink: 'light' | 'dark';
}

/**
 * Each colour has a distinct lightness, so that they differ in grey, and a hue that colour-blind people can
 * distinguish; `item-looks.test.ts` measures it.
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
/** Items with light ink. */
const DARK: readonly ItemNumber[] = [0, 1, 6, 10];

/** The looks of the twelve Items, by their index in the pack. */
export const ITEM_LOOKS: readonly ItemLook[] = COLOURS.map((colour, item) => ({
  colour,
  outline: OUTLINES[item],
  ink: DARK.includes(item) ? 'light' : 'dark',
}));

/**
 * Distinct initials: the first letter, and if several names share it, the first later letter that none of the others
 * has.
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
