import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';
import { placeLine } from './place-line.ts';

const NAMES = ['Ada', 'Orlando', 'Pia'];

function line(scores: number[], winners: number[], you: Viewer, locale: Locale = 'en'): string | undefined {
  const margin = (count: number) => (locale === 'en' ? `${count} gold` : `${count} d’oro`);
  return placeLine({ scores, winners }, { you, names: NAMES, locale, margin });
}

test('a loser reads their rank and the margin', () => {
  expect(line([4, 5, 1], [1], 0)).toBe('You came second, 1 gold behind Orlando.');
  expect(line([4, 5, 1], [1], 2, 'it')).toBe('Arrivi al terzo posto, a 4 d’oro da Orlando.');
});

test('a winner reads by how much, and before whom', () => {
  expect(line([4, 9, 6], [1], 1)).toBe('You win by 3 gold, ahead of Pia.');
  expect(line([4, 9, 6], [1], 1, 'it')).toBe('Vinci con 3 d’oro di vantaggio su Pia.');
});

test('spectators read who won', () => {
  expect(line([4, 9, 6], [1], 'spectator')).toBe('Orlando wins by 3 gold, ahead of Pia.');
});

test('a tie is named as such', () => {
  expect(line([5, 5, 1], [1], 0)).toBe('You came second, tied with Orlando: the tie-break decided.');
  expect(line([5, 5, 1], [1], 1)).toBe('A tie with Ada: you win the tie-break.');
  expect(line([5, 5, 1], [0, 1], 0)).toBe('First place is shared: you and Orlando.');
});

test('if a tie-break also decides below the first rank, the rank is the one it gives', () => {
  const asTold = { you: 0, names: NAMES, locale: 'en', margin: (count: number) => `${count} gold` } as const;
  const outcome = { scores: [5, 9, 5], winners: [1] };

  expect(placeLine(outcome, asTold)).toBe('You came second, 4 gold behind Orlando.');
  expect(placeLine(outcome, { ...asTold, tieBreaks: [7, 1, 14] })).toBe('You came third, 4 gold behind Orlando.');
  expect(placeLine(outcome, { ...asTold, tieBreaks: [14, 1, 7] })).toBe('You came second, 4 gold behind Orlando.');
});

test('a solo game has no rank', () => {
  expect(line([5], [0], 0)).toBeUndefined();
});
