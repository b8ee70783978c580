import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { daysOptions } from '../../rules/options.ts';

/** The options of Dungeon Days, in English. */
export const en: OptionsTextOf<typeof daysOptions> = {
  startingHand: {
    name: 'Cards to start with',
    hint: 'With five, your first turn is already a choice. The printed rules deal none.',
    values: {
      0: 'None, you draw them all',
      5: 'Five each',
    },
  },
  sprite: {
    name: 'A Sprite on a creature',
    hint: 'What a day with a Sprite on top scores.',
    values: {
      adds: 'adds its 6 to what lies below',
      covers: 'covers it: the day scores 6',
    },
  },
};
