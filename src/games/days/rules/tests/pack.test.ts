import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { checkPack, daysBox, soundPack } from '../../box.ts';
import { CARDS, DECK_SIZE } from '../content.ts';

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

describe('the standard pack', () => {
  test('is valid, with 39 cards of 18 kinds in order', () => {
    expect(mistakesOf(daysBox.standardPack)).toEqual([]);
    expect(cards.map(({ id }) => id)).toEqual([...CARDS]);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(DECK_SIZE);
  });

  test('has an existing, distinct picture for each card', () => {
    const file = new URL('../../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> };
    const used = daysBox.standardPack.cards.map(({ icon }) => icon);

    expect(used.filter((icon) => !Object.hasOwn(icons, icon))).toEqual([]);
    expect(new Set(used).size).toBe(used.length);
  });
});

describe('a pack check', () => {
  test.each<[string, unknown, string]>([
    ['another format', packWith({ format: 'zip' }), 'format: This must be "undercroft-pack/1", but it is "zip".'],
    ['another game', packWith({ game: 'dash' }), 'game: This must be "days", but it is "dash".'],
    ['no credit', packWith({ credit: undefined }), 'credit: This field is missing; it must be a text.'],
    ['a field too many', packWith({ colour: 1 }), 'colour: This field does not exist here.'],
    ['cards that are no list', packWith({ cards: {} }), 'cards: This must be a list, but it is {}.'],
    ['no Italian name', withCard(0, { name: { en: 'Terror' } }), 'cards[0].name.it: The Italian text is missing.'],
    [
      'an empty text',
      withCard(0, { flavour: { en: ' ', it: 'Boh.' } }),
      'cards[0].flavour.en: This must be a text that is not empty, but it is " ".',
    ],
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
    ['a value below nothing', withCard(6, { value: -1 }), 'cards[6].value: This must be at least 0, but it is -1.'],
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
    ['no copies', withCard(6, { copies: 0 }), 'cards[6].copies: This must be at least 1, but it is 0.'],
    ['half a copy', withCard(6, { copies: 1.5 }), 'cards[6].copies: This must be a whole number, but it is 1.5.'],
    [
      'a picture’s file',
      withCard(6, { icon: 'Dragon.svg' }),
      'cards[6].icon: This must be a name of small letters, figures and single hyphens, but it is "Dragon.svg".',
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

  test('has a sentence for something that is not a pack', () => {
    for (const raw of [undefined, null, 7, 'pack', []]) {
      expect(mistakesOf(raw)).toHaveLength(1);
      expect(mistakesOf(raw)[0]).toMatch(/^pack: This .*an object with named fields/);
    }
  });

  test('throws for an invalid pack of our own', () => {
    expect(() => soundPack({})).toThrow('one of our own packs is invalid');
  });
});
