import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { bagBox, checkPack } from '../../box.ts';

/** The standard pack with one change. */
function bent(change: (pack: Loose) => void): string[] {
  const pack = structuredClone(bagBox.standardPack) as unknown as Loose;
  change(pack);
  const check = checkPack(pack);
  return check.kind === 'valid' ? [] : check.mistakes.map(({ at, what }) => `${at}: ${what}`);
}

type Piece = Record<string, unknown> & {
  name: Record<string, unknown>;
  role: Record<string, unknown>;
  effect: Record<string, unknown>;
};
type Loose = Record<string, unknown> & Record<'tiles' | 'monsters' | 'items' | 'characters' | 'scrolls', Piece[]>;

const piece = (pieces: Piece[], id: string) =>
  elementAt(
    pieces,
    pieces.findIndex((each) => each.id === id),
  );

describe('the standard pack', () => {
  const { tiles, monsters, items, characters, scrolls } = bagBox.standardPack;

  test('has different names for different pieces of a kind, in both languages', () => {
    for (const list of [tiles, monsters, items, characters, scrolls]) {
      for (const locale of ['en', 'it'] as const) {
        const names = list.map(({ name }) => name[locale]);
        expect(new Set(names).size).toBe(names.length);
      }
    }
  });
});

describe('pack check reports', () => {
  test('copies that do not add up', () => {
    expect(bent((pack) => Object.assign(piece(pack.tiles, 'straight'), { copies: 8 }))).toEqual([
      'tiles: The copies must add up to 40 (BD-1), but they add up to 39.',
    ]);
    expect(bent((pack) => Object.assign(elementAt(pack.monsters, 0), { copies: 6 }))).toEqual([
      'monsters: The copies must add up to 30 (BD-2), but they add up to 31.',
    ]);
    expect(bent((pack) => Object.assign(elementAt(pack.items, 0), { copies: 2 }))).toEqual([
      'items: The copies must add up to 40 (BD-2), but they add up to 41.',
    ]);
  });

  test('too few characters or scrolls', () => {
    expect(bent((pack) => pack.characters.pop())).toEqual([
      'characters: There must be 4 of these (BD-3), but there are 3.',
    ]);
    expect(bent((pack) => pack.scrolls.pop())).toEqual([
      'scrolls: There must be 11 of these (BD-3), but there are 10.',
    ]);
  });

  test('a duplicate id', () => {
    expect(bent((pack) => Object.assign(elementAt(pack.items, 1), { id: 'steel-sword' }))).toEqual([
      'items[1].id: The id "steel-sword" is already that of items[0].',
    ]);
  });

  test('a required tile that is missing or wrong', () => {
    expect(bent((pack) => Object.assign(piece(pack.tiles, 'healing-pool'), { role: { kind: 'way' } }))).toEqual([
      'tiles: There must be exactly one tile with the role "pool" (BD-1), but there are 0.',
    ]);
    expect(bent((pack) => Object.assign(piece(pack.tiles, 'm3').role, { number: 2 }))).toEqual([
      'tiles: The tile M2 must be there once (BD-60), but it is there 2 times.',
      'tiles: The tile M3 must be there once (BD-60), but it is there 0 times.',
    ]);
    expect(bent((pack) => Object.assign(elementAt(pack.tiles, 1).role, { number: 13 }))).toEqual([
      'tiles[1].role.number: The Exit has the number 12 (BD-1).',
    ]);
    expect(bent((pack) => Object.assign(elementAt(pack.tiles, 0), { shape: 'tee' }))).toEqual([
      'tiles[0].shape: The Start is open on all sides (BD-10): its shape must be "crossroads".',
    ]);
  });

  test('a missing or second dragon', () => {
    const dragon = (pack: Loose) => piece(pack.monsters, 'red-dragon');
    expect(bent((pack) => Object.assign(dragon(pack), { copies: 2 }))).toEqual([
      'monsters[12].copies: There is one Red Dragon (BD-2): its copies must be 1.',
    ]);
    expect(bent((pack) => Object.assign(piece(pack.monsters, 'bone-king'), { nature: 'dragon' }))).toEqual([
      'monsters: There must be exactly one monster with the nature "dragon" (BD-2), but there are 2.',
    ]);
  });

  test('an item that cannot work', () => {
    expect(bent((pack) => Object.assign(elementAt(pack.items, 0), { wear: 'anywhere' }))).toEqual([
      'items[0].wear: This works only where it is worn (BD-91), so it needs a space made for it.',
    ]);
    const fireball = (pack: Loose) => piece(pack.items, 'fireball');
    expect(bent((pack) => Object.assign(fireball(pack).effect, { from: 6 }))[0]).toContain(
      'effect.from: A range must run from near to far (BD-50).',
    );
    const bear = (pack: Loose) => piece(pack.items, 'loyal-bear');
    expect(bent((pack) => Object.assign(bear(pack), { wear: 'hand' }))[0]).toContain('A companion takes no space');
  });

  test('a scroll that names an unknown piece', () => {
    const quest = (pack: Loose, id: string) => piece(pack.scrolls, id).quest as Record<string, unknown>;
    expect(bent((pack) => Object.assign(quest(pack, 'the-bone-king'), { monster: 'nobody' }))).toEqual([
      'scrolls[3].quest.monster: There is no monster "nobody" in this pack.',
    ]);
    expect(bent((pack) => Object.assign(quest(pack, 'the-captive'), { with: 'nothing' }))).toEqual([
      'scrolls[10].quest.with: There is no item "nothing" in this pack.',
    ]);
    expect(
      bent((pack) => Object.assign(elementAt(elementAt(pack.scrolls, 1).changes as Piece[], 0), { monster: 'nobody' })),
    ).toEqual(['scrolls[1].changes[0].monster: There is no monster "nobody" in this pack.']);
  });
});
