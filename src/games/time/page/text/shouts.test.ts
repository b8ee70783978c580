import { expect, test } from 'vitest';
import { timeBox } from '../../box.ts';
import { item } from '../../rules/testing/testing.ts';
import { wordsOf } from '../../text/text-names.ts';
import { it } from './it.ts';

test('words shouted in Italian have their article, or a number', () => {
  const words = wordsOf(timeBox.standardPack, 'it', { names: [] });
  const torch = item('torch');
  const phial = item('phial');

  expect(it.shout.need(torch, 1, words)).toBe('Serve una Torcia!');
  expect(it.shout.need(torch, 2, words)).toBe('Servono 2 Torce!');
  expect(it.shout.have(phial, 1, words)).toBe('Ho un’Ampolla');
  expect(it.shout.take(phial, 1, words)).toBe('Prendete l’Ampolla!');
});
