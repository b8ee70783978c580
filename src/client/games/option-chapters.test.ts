import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../engine/text.ts';
import { GAMES } from './registry.ts';

const inChapters = GAMES.flatMap(({ id, options, chapters }) =>
  chapters === undefined ? [] : [{ id, options, chapters }],
);

test('there is a game whose options stand in chapters', () => {
  expect(inChapters).not.toEqual([]);
});

describe.each(inChapters)('the chapters of $id', ({ options, chapters }) => {
  test.each(LOCALES)('have each option that a host can choose, once (%s)', async (locale) => {
    const book = await chapters.fetch(locale);
    const shown = Object.entries(options).flatMap(([name, { kind }]) => (kind === 'given' ? [] : [name]));
    expect(book.chapters.flatMap((chapter) => chapter.options).toSorted()).toEqual(shown.toSorted());
  });

  test.each(LOCALES)('tell every value of a choice that is told as stories (%s)', async (locale) => {
    const { stories } = await chapters.fetch(locale);
    for (const [name, told] of Object.entries(stories)) {
      const field = options[name];
      expect(Object.keys(told).toSorted()).toEqual(field.kind === 'choice' ? [...field.values].toSorted() : undefined);
    }
  });
});
