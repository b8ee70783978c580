import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findRule, parseRulebook, searchRules } from './parse-rulebook.ts';

const book = parseRulebook(`# A game

What it is about.

> Have the most cards.

1. [card-draw] Draw one.
2. [laurel-crown] Count them.

## Turns

- XX-1 You draw a card. (Ruling: or none.) Then you rest.
- XX-2 (ruling) Ties are shared.
`);

test('a rulebook has a name, a lead, and chapters with rules', () => {
  expect(book.title).toBe('A game');
  expect(book.lead).toBe('What it is about.');
  expect(book.chapters.map(({ title }) => title)).toEqual(['Turns']);
});

test('before its rules a rulebook has the aim and a turn in pictures', () => {
  expect(book.aim).toBe('Have the most cards.');
  expect(book.turn).toEqual([
    { icon: 'card-draw', text: 'Draw one.' },
    { icon: 'laurel-crown', text: 'Count them.' },
  ]);
});

test('a ruling is separated from the rule, inside its mark or after it', () => {
  expect(findRule(book, 'XX-1')?.parts).toEqual([
    { kind: 'rule', text: 'You draw a card.' },
    { kind: 'ruling', text: 'or none.' },
    { kind: 'rule', text: 'Then you rest.' },
  ]);
  expect(findRule(book, 'XX-2')?.parts).toEqual([{ kind: 'ruling', text: 'Ties are shared.' }]);
});

test('a search finds rules by number and by words in any order', () => {
  expect(searchRules(book, 'xx-2')[0]?.rules.map(({ id }) => id)).toEqual(['XX-2']);
  expect(searchRules(book, 'card DRAW')[0]?.rules.map(({ id }) => id)).toEqual(['XX-1']);
  expect(searchRules(book, 'dragon')).toEqual([]);
});

test.each(['en', 'it'])(
  'the rulebook of Dash (%s) has rules and marked rulings, and no mark is left in a text',
  (locale) => {
    const dash = parseRulebook(readFileSync(new URL(`../../../games/dash/book.${locale}.md`, import.meta.url), 'utf8'));
    const parts = dash.chapters.flatMap(({ rules }) => rules.flatMap((rule) => rule.parts));
    expect(findRule(dash, 'DA-15')?.parts.map(({ kind }) => kind)).toEqual(['rule', 'ruling']);
    expect(parts.filter(({ text }) => /\((?:ruling|decisione)/i.test(text))).toEqual([]);
  },
);
