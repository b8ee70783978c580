import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { timeOptions } from '../../rules/options.ts';

/** The options of Dungeon Time, in English. */
export const en: OptionsTextOf<typeof timeOptions> = {
  scenario: {
    name: 'What to play',
    values: {
      'training-grounds': 'Training Grounds',
      'level-1': 'Level 1',
      'my-first-dungeon': 'My First Dungeon',
      'level-2': 'Level 2',
      'the-darkest-dungeon': 'The Darkest Dungeon',
      'level-3': 'Level 3',
      'unnatural-foes': 'Unnatural Foes',
      'level-4': 'Level 4',
      'good-luck': 'Good Luck!',
      'the-book-of-fate': 'The Book of Fate',
      'adventure-1': 'Adventure: The Apprentice’s Book',
      'adventure-2': 'Adventure: The Giant’s Rucksack',
      'adventure-3': 'Adventure: The Philosopher’s Phial',
      'adventure-4': 'Adventure: The Dragon’s Favour',
    },
  },
  clock: {
    name: 'Clock',
    values: {
      '5:00': '5 minutes',
      '7:30': '7 and a half minutes',
      off: 'none, for practice',
    },
  },
  heroes: {
    name: 'Heroes with skills',
    hint: 'Everybody keeps one of two Heroes. Its skill helps once, while the Story is told.',
  },
  extended: {
    name: 'Extended play: only 7 slots',
    hint: 'Harder: the Backpack has 7 slots instead of 8. For teams that have beaten it.',
  },
  draw: {
    name: 'Drawing',
    hint: 'Whether your hand fills up by itself after each card.',
    values: {
      auto: 'by itself',
      manual: 'by hand, if you remember',
    },
  },
  storyLog: {
    name: 'Story log: you can see everything you’ve played (for beginners)',
  },
};
