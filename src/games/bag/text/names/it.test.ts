import { expect, test } from 'vitest';
import { bagBox } from '../../box.ts';
import { a, after, the } from './it.ts';

test('every piece of the box has an article', () => {
  const { monsters, items, tiles, characters } = bagBox.standardPack;
  const names = [...monsters, ...items, ...tiles, ...characters].map(({ name }) => name.it);
  expect(names.map(the).filter((name) => name.startsWith('«'))).toEqual([]);
});

test('articles agree, and a name that already has one gets no second', () => {
  expect([the('Zombi'), the('Grande ascia d’acciaio'), the('Stivali magici'), the('Uscita')]).toEqual([
    'lo Zombi',
    'la Grande ascia d’acciaio',
    'gli Stivali magici',
    'l’Uscita',
  ]);
  expect([a('Scheletro'), a('Mummia'), after('di', 'Drago Rosso'), after('a', 'l’Anello')]).toEqual([
    'uno Scheletro',
    'una Mummia',
    'del Drago Rosso',
    'all’Anello',
  ]);
  expect([the('l’Anello'), the('un oggetto coperto')]).toEqual(['l’Anello', 'un oggetto coperto']);
});
