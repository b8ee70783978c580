import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { bagOptions } from '../../rules/options.ts';

/** The options of Bag of Dungeon, in English. */
export const en: OptionsTextOf<typeof bagOptions> = {
  mode: {
    name: 'How you win',
    hint: 'Win or lose together, or play against each other for the most kills.',
    values: {
      standard: 'together: get the Ring out',
      competitive: 'each for themselves: most kills',
    },
  },
  dungeon: {
    name: 'The dungeon',
    hint: 'Our own short form: 17 tiles with five lairs, for a game of ten minutes or so.',
    values: { whole: 'whole: 40 tiles', short: 'short: 17 tiles' },
  },
  adventurers: {
    name: 'Adventurers, if you play alone',
    values: {
      1: '1 adventurer',
      2: '2 adventurers',
      3: '3 adventurers',
      4: '4 adventurers',
    },
  },
  characters: {
    name: 'Characters',
    values: {
      choose: 'each chooses',
      random: 'at random',
    },
  },
  monsterRush: {
    name: 'Monster Rush',
    hint: 'Harder: a monster you shoot and don’t kill runs at you and attacks.',
  },
  fred: {
    name: 'Fred’s stall at the Start',
    hint: 'On the Start tile you can buy an item for three kills or two items.',
  },
  scroll: {
    name: 'Dragon Scroll',
    hint: 'Another quest, with enemies and treasure of its own.',
    values: {
      none: 'The first adventure',
      random: 'One at random',
      1: 'Back to the water',
      2: 'The way we came',
      3: 'Dragon hunt',
      4: 'The Bone King',
      5: 'Before the flood',
      6: 'The great hunt',
      7: 'Nobody stays behind',
      8: 'The stolen crown',
      9: 'The dry pool',
      10: 'Two dragons',
      11: 'The captive',
    },
  },
  leaveOutHostile: {
    name: 'Leave out the six items that harm others',
    hint: 'For a friendlier game: no item is made to hurt another player.',
  },
  givingWay: {
    name: 'The dungeon collapses soon after the Ring appears',
    hint: 'Harder, and our own rule: after the Ring appears you have a limited number of rounds to get out.',
  },
  collapse: {
    name: 'The dungeon collapses if you make no progress',
    hint: 'Our own rule: after 20 rounds without a new tile, a fight or a step closer to the Exit. You’re warned 5 rounds before.',
  },
};
