import { expect, test } from 'vitest';
import { italianNames } from './italian.ts';

const { the, a, after } = italianNames({ Chiave: 'f', Sabbie: 'f plural', Stivali: 'm plural', Sandali: 'm plural' });

test('the article depends on gender and first letters', () => {
  const names = ['Drago', 'Elfo', 'Scheletro', 'Medusa', 'Lanterna', 'Troll', 'Chiave', 'Sandali', 'Stivali', 'Sabbie'];

  expect(names.slice(0, 4).map(the)).toEqual(['il Drago', 'l’Elfo', 'lo Scheletro', 'la Medusa']);
  expect(names.slice(5).map(the)).toEqual(['il Troll', 'la Chiave', 'i Sandali', 'gli Stivali', 'le Sabbie']);
  expect(names.slice(0, 4).map(a)).toEqual(['un Drago', 'un Elfo', 'uno Scheletro', 'una Medusa']);
  expect(['Ampolla', 'Sabbie'].map(a)).toEqual(['un’Ampolla', 'le Sabbie']);
});

test('a preposition merges with it', () => {
  expect(['Drago', 'Elfo', 'Spiritello', 'Medusa'].map((name) => after('di', name))).toEqual([
    'del Drago',
    'dell’Elfo',
    'dello Spiritello',
    'della Medusa',
  ]);
  expect([after('su', 'Elfo'), after('a', 'Stivali'), after('da', 'Chiave')]).toEqual([
    'sull’Elfo',
    'agli Stivali',
    'dalla Chiave',
  ]);
});

test('a name of unknown gender gets guillemets', () => {
  expect([the('Fantasma'), a('Serpente'), after('di', 'Fantasma')]).toEqual([
    '«Fantasma»',
    '«Serpente»',
    'di «Fantasma»',
  ]);
});
