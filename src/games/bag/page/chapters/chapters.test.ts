import { expect, test } from 'vitest';
import { bagBox } from '../../box.ts';
import { en as optionsEn } from '../../text/options.en.ts';
import { it as optionsIt } from '../../text/options.it.ts';
import { SCROLL_STORIES } from './chapters.ts';

test('[BD-87] the stories to choose from are the Dragon Scrolls of the standard pack, with their names and pictures', () => {
  const stories = Object.entries(SCROLL_STORIES).filter(([value]) => /^\d+$/.test(value));
  const told = stories.map(([value, { icon }]) => {
    const scroll = value as '1';
    return { icon, name: { en: optionsEn.scroll.values[scroll], it: optionsIt.scroll.values[scroll] } };
  });
  expect(told).toEqual(bagBox.standardPack.scrolls.map(({ icon, name }) => ({ icon, name })));
});
