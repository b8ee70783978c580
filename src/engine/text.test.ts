import { describe, expect, test } from 'vitest';
import { counted, does, listed, localeOf, orYou, people, personAt, toName, whose, withArticle } from './text.ts';

test('1 takes the singular, 0 and more the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'card', 'cards'))).toEqual(['0 cards', '1 card', '2 cards']);
});

test.each([
  ['it', 'it'],
  ['it-CH,it;q=0.9,en;q=0.8', 'it'],
  ['IT', 'it'],
  ['en-GB', 'en'],
  ['item', 'en'],
  ['de, it', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the language of the tag %j is %s', (tag, locale) => {
  expect(localeOf(tag)).toBe(locale);
});

test('a list has commas, and a conjunction before its last item', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => listed(words, 'and'))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('the Italian “to” has a d before an a', () => {
  expect(['Bruno', 'Ada', 'Elena'].map(toName)).toEqual(['a Bruno', 'ad Ada', 'a Elena']);
});

test('an article depends on the first letter', () => {
  expect(['Troll', 'Elf'].map(withArticle)).toEqual(['a Troll', 'an Elf']);
});

describe('the reader', () => {
  const ada = personAt(0, ['Ada', 'Bruno'], 1);
  const you = personAt(1, ['Ada', 'Bruno'], 1);

  test('is “you” with a verb that agrees; others have their names', () => {
    expect([ada, you].map((who) => does(who, 'draws', 'You draw'))).toEqual(['Ada draws', 'You draw']);
    expect([ada, you].map((who) => orYou(who, 'you'))).toEqual(['Ada', 'you']);
    expect([ada, you].map(whose)).toEqual(['Ada’s', 'your']);
  });

  test('comes first among several', () => {
    expect(people([ada, you], { you: 'You', last: 'and' })).toBe('You and Ada');
    expect(people([ada], { you: 'You', last: 'and' })).toBe('Ada');
  });

  test('spectators read the name', () => {
    expect(personAt(1, ['Ada', 'Bruno'], undefined)).toEqual({ name: 'Bruno', isYou: false });
    expect(personAt(2, ['Ada', 'Bruno'], undefined).name).toBe('3');
  });
});
