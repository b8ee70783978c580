import { expect, test } from 'vitest';
import { brieflyNamed, inBrief } from './brief-names.ts';

const named = (...names: string[]) => names.map((name) => ({ name, kind: 'person' as const, here: true }));

test('a name that would fill the prompt is shortened, and the event is still told', () => {
  const wide = 'M'.repeat(24);
  const brief = `${'M'.repeat(14)}…`;
  const players = named(wide, 'Bo');

  expect(brieflyNamed(players).map(({ name }) => name)).toEqual([brief, 'Bo']);
  expect(inBrief(`${wide} finds the Crown, and Bo a Key.`, players)).toBe(`${brief} finds the Crown, and Bo a Key.`);
});

test('a long name in letters of the usual width stays whole', () => {
  const players = named('Maria Antonietta di Noto');

  expect(brieflyNamed(players)).toEqual(players);
});
