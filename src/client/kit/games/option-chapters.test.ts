import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../engine/text.ts';
import { GAMES } from './registry.ts';

const inChapters = GAMES.flatMap(({ id, options, chapters }) =>
  chapters === undefined ? [] : [{ id, options, chapters }],
);

test('at least one game has option chapters', () => {
  expect(inChapters).not.toEqual([]);
});

describe.each(inChapters)('the chapters of $id', ({ options, chapters }) => {
  test.each(LOCALES)('contain each option of the form exactly once (%s)', async (locale) => {
    const book = await chapters.fetch(locale);
    const shown = Object.entries(options).flatMap(([name, { kind }]) => (kind === 'given' ? [] : [name]));
    expect(book.chapters.flatMap((chapter) => chapter.options).toSorted()).toEqual(shown.toSorted());
  });

  test.each(LOCALES)('have a story for every value of a choice that has stories (%s)', async (locale) => {
    const { stories } = await chapters.fetch(locale);
    for (const [name, told] of Object.entries(stories)) {
      const field = options[name];
      expect(Object.keys(told).toSorted()).toEqual(field?.kind === 'choice' ? [...field.values].toSorted() : undefined);
    }
  });
});
