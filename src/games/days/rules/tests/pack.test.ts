import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { checkPack, daysBox, soundPack } from '../../box.ts';

const { cards } = daysBox.standardPack;

/** The standard pack with other fields, as it arrives from outside: fields that are undefined are missing. */
function packWith(fields: object): unknown {
  return JSON.parse(JSON.stringify({ ...daysBox.standardPack, ...fields }));
}

/** The standard pack with other fields of some cards. */
function withCards(spoilt: Readonly<Record<number, object>>, more = {}): unknown {
  return packWith({ ...more, cards: cards.map((card, place) => ({ ...card, ...spoilt[place] })) });
}

function withCard(place: number, fields: object): unknown {
  return withCards({ [place]: fields });
}

function mistakesOf(raw: unknown): string[] {
  const check = checkPack(raw);
  return check.kind === 'valid' ? [] : check.mistakes.map(({ at, what }) => `${at}: ${what}`);
}

test('no two cards of the standard pack have the same picture', () => {
  expect(new Set(cards.map(({ icon }) => icon)).size).toBe(cards.length);
});

describe('a pack check', () => {
  test.each<[string, unknown, string]>([
    ['no credit', packWith({ credit: undefined }), 'credit: This field is missing; it must be a text.'],
    [
      'an unknown kind',
      withCard(4, { kind: 'weapon' }),
      'cards[4].kind: This must be "spell", "trap" or "creature", but it is "weapon".',
    ],
    [
      'a spell among the traps',
      withCard(4, { kind: 'spell' }),
      'cards[4].id: This must be "terror", "transportation", "transformation" or "invisibility", but it is "lava".',
    ],
    ['a spell with a value', withCard(1, { value: 2 }), 'cards[1].value: This field does not exist here.'],
    [
      'a creature without a value',
      withCard(6, { value: undefined }),
      'cards[6].value: This field is missing; it must be a whole number from 0 to 99, or "neighbour" for the Mimic.',
    ],
    [
      'a value that is none',
      withCard(6, { value: 'seven' }),
      'cards[6].value: This must be a whole number from 0 to 99, or "neighbour" for the Mimic, but it is "seven".',
    ],
    [
      'an Elf with a neighbour’s value',
      withCard(8, { value: 'neighbour' }),
      'cards[8].value: Only the Mimic takes the value of a neighbour (DD-47).',
    ],
    [
      'a Mimic with a figure',
      withCard(17, { value: 3 }),
      'cards[17].value: The Mimic has no figure of its own (DD-47): its value must be "neighbour".',
    ],
  ])('says what is wrong with %s', (_, pack, sentence) => {
    expect(mistakesOf(pack)).toContain(sentence);
  });

  test('reports copies that do not add up', () => {
    const pack = withCard(0, { copies: elementAt(cards, 0).copies + 3 });

    expect(mistakesOf(pack)).toEqual(['cards: The copies must add up to 39 cards (DD-1), but they add up to 42.']);
  });

  test('reports missing and duplicate cards', () => {
    const pack = withCard(9, { ...elementAt(cards, 8), copies: elementAt(cards, 9).copies });

    expect(mistakesOf(pack)).toEqual([
      'cards: The card "pixie" is missing (DD-1).',
      'cards[9].id: The card "elf" is already there as cards[8].',
    ]);
  });

  test('reports a wrong order', () => {
    const pack = withCards({ 7: elementAt(cards, 8), 8: elementAt(cards, 7) });

    expect(mistakesOf(pack)).toEqual([
      'cards[7].id: The card "dwarf" must stand here: the order is fixed.',
      'cards[8].id: The card "elf" must stand here: the order is fixed.',
    ]);
  });

  test('reports everything at once, shape and content', () => {
    const pack = withCards({ 3: { icon: 7 }, 17: { value: 5 }, 5: { copies: 30 } }, { game: 'chess' });

    expect(mistakesOf(pack).map((mistake) => mistake.split(':')[0])).toEqual([
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
