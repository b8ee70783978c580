import type { TextOf } from '../../../client/learn/level.ts';
import type { daysLevels } from './levels.ts';

/** The lessons of Dungeon Days in English. */
export const daysEn: TextOf<typeof daysLevels> = {
  draw: {
    name: 'Draw a card, play a card',
    lead: 'All one does in a turn.',
    lessons: {
      draw: { act: 'Draw a card.', why: 'In your turn you do one thing: draw, or play a card of your hand.' },
      play: {
        act: 'When it is your turn again, play the Dwarf on a day of your own week.',
        why: 'Tap the card, then the day. Most creatures go on an empty day of your own board.',
      },
      score: {
        act: 'Look at the figure beside your week.',
        why: 'Each day scores what its top creature is worth: the Dwarf 4.',
      },
    },
    learnt: 'One thing in a turn: draw or play. Creatures fill your week, and each is worth its figure.',
  },
  neighbour: {
    name: 'Annoy your neighbour',
    lead: 'Two creatures that work on another board.',
    lessons: {
      halfling: {
        act: 'Lay the Halfling on a good creature of your neighbour.',
        why: 'It is worth 0, and whatever lies under it scores nothing.',
      },
      goblin: {
        act: 'Now your Goblin: play it on a day on which your neighbour has a creature.',
        why: 'It goes on an empty day of your own week. On all other boards the creatures of that day leave.',
      },
    },
    learnt: 'Read what your cards do to other boards: a 0 in the right place is worth more than a 4 at home.',
  },
  spell: {
    name: 'Cast a Spell',
    lead: 'Two Spells, each in a few taps.',
    lessons: {
      transport: {
        act: 'Cast the Spell of Transportation: tap it, then a day on which your neighbour has more than you.',
        why: 'Everything on that day of your two boards changes places.',
      },
      transform: {
        act: 'Now the Spell of Transformation: tap it, then a creature, then the one of your hand that takes its place.',
        why: 'The creature you swap comes to your hand. No placement rule holds for the new one.',
      },
    },
    learnt: 'A Spell asks one thing after the other, and shows what it would do before you say yes.',
  },
  end: {
    name: 'How it ends',
    lead: 'The last free day.',
    lessons: {
      fill: {
        act: 'Play the Human on your last empty day.',
        why: 'As soon as one week has a creature on every day, the game is over, for everybody.',
      },
      count: {
        act: 'See who won.',
        why: 'The highest sum wins. If tied, more cards on the board win.',
      },
    },
    learnt: 'A full week ends the game at once: fill yours while you’re ahead.',
  },
};
