import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../engine/text.ts';
import type { GameId } from '../../../games/catalogue.ts';
import { BOXES } from '../../../games/index.ts';
import { figuresIn, withFigures } from './pack-figures.ts';
import { findRule, parseRulebook } from './parse-rulebook.ts';

function bookOf(game: string, locale: Locale): string {
  return readFileSync(new URL(`../../../games/${game}/book.${locale}.md`, import.meta.url), 'utf8');
}

/** The text of a rule at a table with this pack; by default as on the page of the rules. */
function ruleOf(game: string, id: string, { pack, locale = 'en' }: { pack?: unknown; locale?: Locale } = {}) {
  const book = parseRulebook(bookOf(game, locale), pack === undefined ? undefined : { pack, locale });
  return findRule(book, id as never)
    ?.parts.map(({ text }) => text)
    .join(' ');
}

type Piece = Record<string, unknown>;

/** The standard pack of a game with a change. */
function changed(game: GameId, change: (piece: (list: string, id: string) => Piece) => void): Record<string, Piece[]> {
  const pack = structuredClone(BOXES[game].standardPack) as unknown as Record<string, Piece[]>;
  change((list, id) => pack[list]?.find((piece) => piece.id === id) ?? {});
  return pack;
}

describe.each(Object.entries(BOXES))('the rulebook of %s', (game, box) => {
  test.each(LOCALES)('shows figures that the standard pack has (%s)', (locale) => {
    const figures = figuresIn(bookOf(game, locale));
    const from = { pack: box.standardPack, locale };

    expect(figures.map(({ asked }) => withFigures(asked, from))).toEqual(figures.map(({ standard }) => standard));
    expect(figures.filter(({ asked }) => withFigures(asked.replace(/\|[^}]*/, '|?'), from) === '?')).toEqual([]);
  });

  test.each(LOCALES)('has no figure placeholder left in its text (%s)', (locale) => {
    expect(JSON.stringify(parseRulebook(bookOf(game, locale)))).not.toMatch(/[{][\w.*-]+(?::\w+)?\|/);
  });

  test('has the same figures in every language', () => {
    const paths = (locale: Locale) =>
      figuresIn(bookOf(game, locale))
        .map(({ asked }) => asked.replace(/\|[^}]*/, ''))
        .sort();
    expect(paths('it')).toEqual(paths('en'));
  });
});

test('[DD-37, DD-45] at a table with another pack the rulebook has its values and names', () => {
  const pack = changed('days', (piece) => {
    Object.assign(piece('cards', 'dwarf'), { value: 0, name: { en: 'Gnome', it: 'Gnomo' } });
    piece('cards', 'sprite').value = 9;
  });

  expect(ruleOf('days', 'DD-37')).toMatch(/^Dwarf, 4:/);
  expect(ruleOf('days', 'DD-37', { pack })).toMatch(/^Gnome, 0:/);
  expect(ruleOf('days', 'DD-37', { pack, locale: 'it' })).toMatch(/^Gnomo, 0:/);
  expect(ruleOf('days', 'DD-45', { pack })).toMatch(/^Sprite, 9: .* adding its 9 .* scores 9/);
});

test('[DT-40, DT-44, DT-65, DT-72] the same holds for goals, decks and the cost of skills', () => {
  const pack = changed('time', (piece) => {
    Object.assign(piece('scenarios', 'level-4'), { goal: 5, draws: [{ decks: [2, 4], missions: 12 }] });
    piece('heroes', 'tonk-redbeer').cost = ['shield', 'sword', 'shield'];
  });

  expect(ruleOf('time', 'DT-40', { pack })).toContain('goals 10, 8 and 5.');
  expect(ruleOf('time', 'DT-44', { pack })).toContain('Level 4: II and IV.');
  expect(ruleOf('time', 'DT-65', { pack })).toContain('remove 2 Shields and 1 Sword,');
  expect(ruleOf('time', 'DT-72', { pack })).toContain('remove 2 Swords,');
});

test('[BD-2, BD-71, BD-80] the same holds for monsters, the Red Dragon and the items that may be left out', () => {
  const pack = changed('bag', (piece) => {
    piece('monsters', 'red-dragon').health = 25;
    piece('monsters', 'goblin').copies = 7;
    piece('characters', 'elf').skill = { kind: 'deadly-bow', on: 5 };
  });
  for (const item of pack.items ?? []) if (item.id !== 'magic-vine' && item.id !== 'witchs-claw') delete item.hostile;

  expect(ruleOf('bag', 'BD-2', { pack })).toMatch(/There are 32 monsters .* health 25/);
  expect(ruleOf('bag', 'BD-71', { pack })).toMatch(/^Witch’s Claw and Magic Vine may/);
  expect(ruleOf('bag', 'BD-80', { pack })).toMatch(/Elf.s 5 with a bow/);
});

test('[DA-13, DA-40] the same holds for cards named by the rules of Dash', () => {
  const pack = changed('dash', (piece) => {
    piece('dungeon', 'magic-portal').effect = { kind: 'portal', ap: 5 };
    piece('dungeon', 'magic-sword').name = { en: 'Sharp Spoon', it: 'Cucchiaio' };
  });

  expect(ruleOf('dash', 'DA-13', { pack })).toContain('gives you 5 AP');
  expect(ruleOf('dash', 'DA-40', { pack })).toContain('With the Sharp Spoon,');
});

test('figures that a pack does not have stay as printed', () => {
  expect(withFigures('{cards.dodo.value|7} {cards.*.value:sum|8}', { pack: { cards: [] }, locale: 'en' })).toBe('7 8');
});
