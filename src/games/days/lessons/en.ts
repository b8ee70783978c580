import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { daysLevels } from './levels.ts';

/** The lessons of Dungeon Days in English. */
export const daysEn: TextOf<typeof daysLevels> = {
  draw: {
    name: 'Draw a card, play a card',
    lead: 'That’s all you do in a turn.',
    lessons: {
      draw: { act: 'Draw a card.', why: 'On your turn you do one thing: draw a card, or play one from your hand.' },
      play: {
        act: 'When it’s your turn again, play the Dwarf on a day of your own week.',
        why: 'Choose the card, then the day. Most creatures go on an empty day of your own board.',
      },
      score: {
        act: 'Look at the number beside your week.',
        why: 'Each day scores what its top creature is worth: the Dwarf 4.',
      },
    },
    learnt: 'One thing a turn: draw or play. Creatures fill your week, and each is worth its number.',
  },
  neighbour: {
    name: 'Annoy your neighbour',
    lead: 'Two creatures that spoil somebody else’s week.',
    lessons: {
      halfling: {
        act: 'Play the Halfling on one of your neighbour’s good creatures.',
        why: 'It’s worth 0, and the creature under it scores nothing.',
      },
      goblin: {
        act: 'Now play your Goblin on a day when your neighbour has a creature.',
        why: 'It goes on an empty day of your own week, and chases that day’s creatures off all other boards.',
      },
    },
    learnt: 'Read what your cards do to other boards: a 0 in the right place can beat a 4 at home.',
  },
  spell: {
    name: 'Cast a Spell',
    lead: 'Two Spells, a few steps each.',
    lessons: {
      transport: {
        act: 'Cast the Spell of Transportation on a day when your neighbour scores more than you.',
        why: 'You swap everything on that day of your two boards.',
      },
      transform: {
        act: 'Now cast Transformation: choose a creature, then one from your hand to take its place.',
        why: 'The creature you take goes to your hand. The new one can go anywhere, whatever its placement rule says.',
      },
    },
    learnt: 'A Spell asks one thing at a time, and the numbers on the days show what it will do.',
  },
  end: {
    name: 'How it ends',
    lead: 'The last free day.',
    lessons: {
      fill: {
        act: 'Play the Human on your last empty day.',
        why: 'As soon as one week has a creature on every day, the game is over for everybody.',
      },
      count: {
        act: 'See who won.',
        why: 'Most points wins. If tied, most cards on the board.',
      },
    },
    learnt: 'A full week ends the game at once: fill yours while you’re ahead.',
  },
};
