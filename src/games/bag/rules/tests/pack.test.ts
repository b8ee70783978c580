import { describe, expect, test } from 'vitest';
import { mistakesIn, packWith } from '../../../../../test/spoilt-pack.ts';
import { bagBox, checkPack } from '../../box.ts';

const { tiles, monsters, items, characters, scrolls } = bagBox.standardPack;

const mistakes = (changes: Record<string, unknown>) => mistakesIn(checkPack(packWith(bagBox.standardPack, changes)));

/** The place of a piece in a list: `items[3]`. */
const placeOf = (list: 'tiles' | 'monsters' | 'items', id: string) =>
  `${list}[${bagBox.standardPack[list].findIndex((piece) => piece.id === id)}]`;

test('the standard pack has different names for different pieces of a kind, in both languages', () => {
  for (const list of [tiles, monsters, items, characters, scrolls]) {
    for (const locale of ['en', 'it'] as const) {
      const names = list.map(({ name }) => name[locale]);
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

describe('pack check reports', () => {
  test('copies that do not add up', () => {
    expect(mistakes({ [`${placeOf('tiles', 'straight')}.copies`]: 8 })).toEqual([
      'tiles: The copies must add up to 40 (BD-1), but they add up to 39.',
    ]);
    expect(mistakes({ 'monsters[0].copies': 6 })).toEqual([
      'monsters: The copies must add up to 30 (BD-2), but they add up to 31.',
    ]);
    expect(mistakes({ 'items[0].copies': 2 })).toEqual([
      'items: The copies must add up to 40 (BD-2), but they add up to 41.',
    ]);
  });

  test('too few characters or scrolls', () => {
    expect(mistakes({ characters: characters.slice(1) })).toEqual([
      'characters: There must be 4 of these (BD-3), but there are 3.',
    ]);
    expect(mistakes({ scrolls: scrolls.slice(1) })).toEqual([
      'scrolls: There must be 11 of these (BD-3), but there are 10.',
    ]);
  });

  test('a duplicate id', () => {
    expect(mistakes({ 'items[1].id': 'steel-sword' })).toEqual([
      'items[1].id: The id "steel-sword" is already that of items[0].',
    ]);
  });

  test('a required tile that is missing or wrong', () => {
    expect(mistakes({ [`${placeOf('tiles', 'healing-pool')}.role`]: { kind: 'way' } })).toEqual([
      'tiles: There must be exactly one tile with the role "pool" (BD-1), but there are 0.',
    ]);
    expect(mistakes({ [`${placeOf('tiles', 'm3')}.role.number`]: 2 })).toEqual([
      'tiles: The tile M2 must be there once (BD-60), but it is there 2 times.',
      'tiles: The tile M3 must be there once (BD-60), but it is there 0 times.',
    ]);
    expect(mistakes({ 'tiles[1].role.number': 13 })).toEqual([
      'tiles[1].role.number: The Exit has the number 12 (BD-1).',
    ]);
    expect(mistakes({ 'tiles[0].shape': 'tee' })).toEqual([
      'tiles[0].shape: The Start is open on all sides (BD-10): its shape must be "crossroads".',
    ]);
  });

  test('a missing or second dragon', () => {
    expect(mistakes({ 'monsters[12].copies': 2 })).toEqual([
      'monsters[12].copies: There is one Red Dragon (BD-2): its copies must be 1.',
    ]);
    expect(mistakes({ [`${placeOf('monsters', 'bone-king')}.nature`]: 'dragon' })).toEqual([
      'monsters: There must be exactly one monster with the nature "dragon" (BD-2), but there are 2.',
    ]);
  });

  test('an item that cannot work', () => {
    expect(mistakes({ 'items[0].wear': 'anywhere' })).toEqual([
      'items[0].wear: This works only where it is worn (BD-91), so it needs a space made for it.',
    ]);
    expect(mistakes({ [`${placeOf('items', 'fireball')}.effect.from`]: 6 })[0]).toContain(
      'effect.from: A range must run from near to far (BD-50).',
    );
    expect(mistakes({ [`${placeOf('items', 'loyal-bear')}.wear`]: 'hand' })[0]).toContain('A companion takes no space');
  });

  test('a scroll that names an unknown piece', () => {
    expect(mistakes({ 'scrolls[3].quest.monster': 'nobody' })).toEqual([
      'scrolls[3].quest.monster: There is no monster "nobody" in this pack.',
    ]);
    expect(mistakes({ 'scrolls[10].quest.with': 'nothing' })).toEqual([
      'scrolls[10].quest.with: There is no item "nothing" in this pack.',
    ]);
    expect(mistakes({ 'scrolls[1].changes[0].monster': 'nobody' })).toEqual([
      'scrolls[1].changes[0].monster: There is no monster "nobody" in this pack.',
    ]);
  });
});
