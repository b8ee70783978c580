import { expect, test } from 'vitest';
import { it } from './it.ts';

test('a player’s own label says that it is their turn', () => {
  const ada = { name: 'Ada', character: 'Ada', health: 5, full: 5, lives: 2, ap: 5, ring: false, isAway: false };

  expect(it.person.label({ ...ada, isTurn: true, isYou: true })).toMatch(/^Ada \(tu\), .*, è il tuo turno$/);
  expect(it.person.label({ ...ada, isTurn: true, isYou: false })).toMatch(/^Ada, .*, è il suo turno$/);
  expect(it.person.label({ ...ada, isTurn: false, isYou: true })).not.toContain('turno');
});
