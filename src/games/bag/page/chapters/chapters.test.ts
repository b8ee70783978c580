import { expect, test } from 'vitest';
import { elementAt, valueAt } from '../../../../engine/list.ts';
import { bagBox } from '../../box.ts';
import { en as optionsEn } from '../../text/options/en.ts';
import { it as optionsIt } from '../../text/options/it.ts';
import { chaptersWith, SCROLL_STORIES } from './chapters.ts';
import { en } from './en.ts';
import { it as words } from './it.ts';

test('[BD-87] the stories offered are the Dragon Scrolls of the standard pack, with their names and pictures', () => {
  const stories = Object.entries(SCROLL_STORIES).filter(([value]) => /^\d+$/.test(value));
  const told = stories.map(([value, { icon }]) => {
    const scroll = value as '1';
    return { icon, name: { en: optionsEn.scroll.values[scroll], it: optionsIt.scroll.values[scroll] } };
  });
  expect(told).toEqual(bagBox.standardPack.scrolls.map(({ icon, name }) => ({ icon, name })));
});

test('another pack brings its own stories, the standard pack uses those written here', () => {
  const { standardPack } = bagBox;
  const book = chaptersWith(words, 'it');
  const name = { en: 'The long night', it: 'La lunga notte' };
  const first = elementAt(standardPack.scrolls, 0);
  const others = standardPack.scrolls.slice(1);
  const told = book.storiesIn?.({ ...standardPack, id: 'nights', scrolls: [{ ...first, name }, ...others] });

  expect(book.storiesIn?.(standardPack)).toBeUndefined();
  expect(told?.scroll?.[1]).toMatchObject({ name: name.it, says: first.flavour?.it, changes: '' });
  expect(told?.scroll?.[1]?.hardness).toBeUndefined();
  expect(told?.scroll?.none).toEqual(book.stories.scroll?.none);
  expect(Object.keys(told?.scroll ?? {})).toEqual(Object.keys(valueAt(book.stories, 'scroll')));
});

test.each([
  ['en', en, /(\d+) monsters\./],
  ['it', words, /(\d+) mostri\./],
] as const)('[BD-87] the story of the hunt names the number that every party must slay (%s)', (locale, text, slain) => {
  const place = bagBox.standardPack.scrolls.findIndex(({ quest }) => quest.kind === 'hunt');
  const quest = bagBox.standardPack.scrolls[place]?.quest;
  if (quest?.kind !== 'hunt') throw new Error('no scroll of the standard pack is a hunt');
  const { changes } = valueAt(valueAt(chaptersWith(text, locale).stories, 'scroll'), String(place + 1));

  expect([1, 2, 3, 4].map((party) => Math.max(quest.atLeast, quest.each * party))).toEqual(Array(4).fill(10));
  expect(slain.exec(changes)?.[1]).toBe('10');
  expect(changes).not.toMatch(/each|almeno|per /);
});
