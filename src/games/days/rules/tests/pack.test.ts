import { describe, expect, test } from 'vitest';
import { mistakesIn, packWith } from '../../../../../test/spoilt-pack.ts';
import { elementAt } from '../../../../engine/list.ts';
import { checkPack, daysBox, soundPack } from '../../box.ts';

const { cards } = daysBox.standardPack;

const mistakes = (changes: Record<string, unknown>) => mistakesIn(checkPack(packWith(daysBox.standardPack, changes)));

test('no two cards of the standard pack have the same picture', () => {
  expect(new Set(cards.map(({ icon }) => icon)).size).toBe(cards.length);
});

describe('a pack check', () => {
  const valueInWords = 'a whole number from 0 to 99, or "neighbour" for the Mimic';

  test.each([
    ['credit', undefined, 'This field is missing; it must be a text.'],
    ['cards[4].kind', 'weapon', 'This must be "spell", "trap" or "creature", but it is "weapon".'],
    ['cards[1].value', 2, 'This field does not exist here.'],
    ['cards[6].value', undefined, `This field is missing; it must be ${valueInWords}.`],
    ['cards[6].value', 'seven', `This must be ${valueInWords}, but it is "seven".`],
    ['cards[8].value', 'neighbour', 'Only the Mimic takes the value of a neighbour (DD-47).'],
    ['cards[17].value', 3, 'The Mimic has no figure of its own (DD-47): its value must be "neighbour".'],
  ])('says what is wrong with %s = %j', (at, value, what) => {
    expect(mistakes({ [at]: value })).toContain(`${at}: ${what}`);
  });

  test('reports a trap among the spells', () => {
    expect(mistakes({ 'cards[4].kind': 'spell' })).toContain(
      'cards[4].id: This must be "terror", "transportation", "transformation" or "invisibility", but it is "lava".',
    );
  });

  test('reports copies that do not add up', () => {
    expect(mistakes({ 'cards[0].copies': elementAt(cards, 0).copies + 3 })).toEqual([
      'cards: The copies must add up to 39 cards (DD-1), but they add up to 42.',
    ]);
  });

  test('reports missing and duplicate cards', () => {
    expect(mistakes({ 'cards[9]': { ...elementAt(cards, 8), copies: elementAt(cards, 9).copies } })).toEqual([
      'cards: The card "pixie" is missing (DD-1).',
      'cards[9].id: The card "elf" is already there as cards[8].',
    ]);
  });

  test('reports a wrong order', () => {
    expect(mistakes({ 'cards[7]': elementAt(cards, 8), 'cards[8]': elementAt(cards, 7) })).toEqual([
      'cards[7].id: The card "dwarf" must stand here: the order is fixed.',
      'cards[8].id: The card "elf" must stand here: the order is fixed.',
    ]);
  });

  test('reports everything at once, shape and content', () => {
    const spoilt = { game: 'chess', 'cards[3].icon': 7, 'cards[17].value': 5, 'cards[5].copies': 30 };

    expect(mistakes(spoilt).map((mistake) => mistake.split(':')[0])).toEqual([
      'game',
      'cards[3].icon',
      'cards',
      'cards[17].value',
    ]);
  });

  test('throws for an invalid pack of our own', () => {
    expect(() => soundPack({})).toThrow('one of our own packs is invalid');
  });
});
