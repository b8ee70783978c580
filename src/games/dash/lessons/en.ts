import type { TextOf } from '../../../client/learn/level.ts';
import type { dashLevels } from './levels.ts';

/** The lessons of Dash Through the Dungeon in English. */
export const dashEn: TextOf<typeof dashLevels> = {
  flip: {
    name: 'Flip, and know when to stop',
    lead: 'Your turn from the first card to the last.',
    lessons: {
      flip: {
        act: 'Flip the first card of the top row.',
        why: 'You have 6 Action Points (AP). What you flip may cost some.',
      },
      more: {
        act: 'Flip another one: take the card beside it.',
        why: 'What a Creature costs is gone from your AP. With AP left you may go on, anywhere. Not every card bites.',
      },
      stop: {
        act: 'Now stop.',
        why: 'At 0 AP your turn ends by itself. Stopping with AP left costs nothing, and the next card might.',
      },
    },
    learnt: 'Flip as long as you dare: a turn ends with your AP, with a Treasure or when you stop.',
  },
  equipment: {
    name: 'Use your Equipment',
    lead: 'Get past a pit and an ogre.',
    lessons: {
      flip: {
        act: 'Flip the first card of the top row.',
        why: 'There’s something nasty there, but you have the right thing for it.',
      },
      plank: { act: 'Use the Stout Plank.', why: 'The Spike Pit costs 4 AP. A canceled card does nothing at all.' },
      ogre: {
        act: 'Flip the card beside it.',
        why: 'The pit has cost you nothing. Used Equipment is gone, but you have more.',
      },
      cheese: { act: 'Use the Smelly Cheese on the Ogre.', why: 'It takes 4 AP off what a Creature costs.' },
    },
    learnt:
      'Equipment is used on the card just flipped, before it costs anything, and is then gone. A Treasure Map is never used: it is gold if you hold it at the end.',
  },
  treasure: {
    name: 'Take a Treasure',
    lead: 'Gold, and what magic does.',
    lessons: {
      flip: { act: 'Flip the first card of the top row.', why: 'Treasures are what you came for.' },
      wait: {
        act: 'It is yours. Watch what the other player flips.',
        why: 'A Treasure ends the turn of the player who takes it.',
      },
      bonus: {
        act: 'Your turn again, with 8 AP instead of 6. Flip any card.',
        why: 'The Winged Sandals work from your next turn to the end of the game.',
      },
    },
    learnt: 'A Treasure is gold and ends your turn. A magical one also helps you from your next turn on.',
  },
  score: {
    name: 'How it ends',
    lead: 'The last cards of the last dungeon.',
    lessons: {
      finish: {
        act: 'Flip the last cards.',
        why: 'This is the third dungeon. When its last card is flipped, the game is over.',
      },
      count: { act: 'See who won.', why: 'Most gold wins. If tied, the player who explored more cards wins.' },
    },
    learnt: 'After three dungeons the gold is counted, Treasures and Treasure Maps together.',
  },
};
