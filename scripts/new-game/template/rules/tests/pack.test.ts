import { expect, test } from 'vitest';
import { newGameBox } from '../../box.ts';
import { checkPack } from '../pack.ts';

const { standardPack } = newGameBox;

/** The mistakes in the changed standard pack, each with its place. */
function mistakes(change: Readonly<Record<string, unknown>>): string[] {
  const check = checkPack({ ...standardPack, ...change });
  return check.kind === 'valid' ? [] : check.mistakes.map(({ at, what }) => `${at}: ${what}`);
}

test('[NG-1] the die has six sides, with Treasures and a pit', () => {
  const [coin, ...others] = standardPack.sides;
  const treasures = standardPack.sides.filter(({ effect }) => effect.kind === 'treasure');
  const pits = standardPack.sides.filter(({ effect }) => effect.kind === 'pit');

  expect(mistakes({})).toEqual([]);
  expect(mistakes({ sides: others })).toEqual([
    'sides: The copies must add up to 6 sides (NG-1), but they add up to 4.',
  ]);
  expect(mistakes({ sides: treasures })).toContain('sides: No side shows a pit (NG-11).');
  expect(mistakes({ sides: pits.map((pit) => ({ ...pit, copies: 6 })) })).toEqual([
    'sides: No side shows a Treasure (NG-10).',
  ]);
  expect(mistakes({ sides: [{ ...coin, copies: 1 }, coin, ...others].slice(0, -2) })).toContain(
    'sides[1].id: The id "coin" is already that of sides[0].',
  );
});

test('something without the shape of a pack is reported with its place', () => {
  const [coin, ...others] = standardPack.sides;
  const poor = { ...coin, effect: { kind: 'treasure', gold: 0 } };

  expect(mistakes({ sides: [poor, ...others] })).toEqual([
    'sides[0].effect.gold: This must be at least 1, but it is 0.',
  ]);
  expect(mistakes({ colour: 'red' })).toEqual(['colour: This field does not exist here.']);
});
