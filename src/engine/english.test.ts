import { expect, test } from 'vitest';
import { englishNames } from './english.ts';

const { the, a, several, isPlural } = englishNames(['Quicksand']);

test('names get the article a sentence needs', () => {
  expect(['Troll', 'Elf', 'Boots of Certainty', 'Quicksand', 'Stubborn Compass', 'The key'].map(a)).toEqual([
    'a Troll',
    'an Elf',
    'the Boots of Certainty',
    'Quicksand',
    'a Stubborn Compass',
    'the key',
  ]);
  expect(['Troll', 'Magic Boots', 'The key'].map(the)).toEqual(['the Troll', 'the Magic Boots', 'the key']);
});

test("several of a kind are counted in the plural of the name's noun", () => {
  expect(several(1, 'Elf')).toBe('an Elf');
  expect(['Elf', 'Dwarf', 'Pixie', 'Spell of Terror', 'Witch', 'Mummy'].map((name) => several(2, name))).toEqual([
    '2 Elves',
    '2 Dwarves',
    '2 Pixies',
    '2 Spells of Terror',
    '2 Witches',
    '2 Mummies',
  ]);
});

test('a name’s number is that of its noun', () => {
  expect(['Winged Sandals', 'Boots of Certainty', 'Hall of Mirrors', 'Jewelled Chalice'].map(isPlural)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
