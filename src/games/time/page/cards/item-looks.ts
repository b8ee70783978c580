/** The distinguishing marks of an Item. */
export interface ItemLook {
  colour: string;
  /** The ink on its sign. */
  ink: 'light' | 'dark';
  /** The outline of its sign: its corner radii, or a clip path. */
  outline: { round: string; cut?: undefined } | { cut: string; round?: undefined };
}

/**
 * The looks of the twelve Items, by their index in the pack. Each colour has a distinct lightness, so that they differ
 * in grey, and a hue that colour-blind people can distinguish; `item-looks.test.ts` measures it.
 */
export const ITEM_LOOKS: readonly ItemLook[] = [
  { colour: '#413400', ink: 'light', outline: { cut: 'polygon(0 8%, 100% 0, 88% 50%, 100% 100%, 0 92%, 12% 50%)' } },
  { colour: '#bd247a', ink: 'light', outline: { round: '50%' } },
  { colour: '#a8bcca', ink: 'dark', outline: { cut: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)' } },
  { colour: '#d7fe9e', ink: 'dark', outline: { round: '50% 50% 0 0 / 70% 70% 0 0' } },
  { colour: '#35a0fe', ink: 'dark', outline: { round: '0 0 50% 50% / 0 0 75% 75%' } },
  { colour: '#b26d13', ink: 'dark', outline: { round: '50% 0 50% 50%' } },
  {
    colour: '#6a5731',
    ink: 'light',
    outline: { cut: 'polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%)' },
  },
  {
    colour: '#e8cc1b',
    ink: 'dark',
    outline: { cut: 'polygon(28% 0, 72% 0, 66% 22%, 100% 62%, 86% 100%, 14% 100%, 0 62%, 34% 22%)' },
  },
  { colour: '#9388a9', ink: 'dark', outline: { cut: 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)' } },
  { colour: '#75f1fd', ink: 'dark', outline: { cut: 'polygon(50% 0, 100% 38%, 84% 100%, 16% 100%, 0 38%)' } },
  {
    colour: '#711771',
    ink: 'light',
    outline: { cut: 'polygon(0 0, 100% 0, 84% 60%, 62% 78%, 82% 100%, 18% 100%, 38% 78%, 16% 60%)' },
  },
  { colour: '#fc8c63', ink: 'dark', outline: { round: '0.25em' } },
];

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
