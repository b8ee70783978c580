import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { dashLevels } from './levels.ts';

/** The lessons of Dash Through the Dungeon in English. */
export const dashEn: TextOf<typeof dashLevels> = {
  flip: {
    name: 'Flip, and know when to stop',
    lead: 'Your turn from the first card to the last.',
    lessons: {
      flip: {
        act: 'Flip the first card of the top row.',
        why: 'You have 6 Action Points (AP). Some cards cost you AP.',
      },
      more: {
        act: 'Now flip the card next to it.',
        why: 'A Creature costs you AP. While you have any left, flip whichever card you like: not all of them hurt.',
      },
      stop: {
        act: 'Now end your turn.',
        why: 'At 0 AP your turn ends by itself. Stopping is free; the next card might not be.',
      },
    },
    learnt:
      'Flip as long as you dare. Your turn ends when you run out of AP, take a Treasure, meet a card that ends it, flip the dungeon’s last card, or stop.',
  },
  equipment: {
    name: 'Use your Equipment',
    lead: 'Get past a pit and an ogre.',
    lessons: {
      flip: {
        act: 'Flip the first card of the top row.',
        why: 'Something nasty is there, but you have just the thing for it.',
      },
      plank: {
        act: 'Use the Stout Plank.',
        why: 'The Spike Pit would cost 4 AP. The plank cancels it, so it does nothing.',
      },
      ogre: {
        act: 'Flip the card next to it.',
        why: 'The pit cost you nothing. The plank is gone, but you have more Equipment.',
      },
      cheese: { act: 'Use the Smelly Cheese on the Ogre.', why: 'It takes 4 AP off what a Creature costs.' },
    },
    learnt:
      'You use Equipment on the card you just flipped, before it costs you anything; then the Equipment is gone. Keep a Treasure Map until the end: then it’s worth gold.',
  },
  treasure: {
    name: 'Take a Treasure',
    lead: 'Get gold, and get help from magic.',
    lessons: {
      flip: { act: 'Flip the first card of the top row.', why: 'Treasures are what you came for.' },
      wait: {
        act: 'It’s yours. Watch what the other player flips.',
        why: 'Taking a Treasure ends your turn.',
      },
      bonus: {
        act: 'Your turn again, with 8 AP instead of 6. Flip any card.',
        why: 'The Winged Sandals help you from your next turn to the end of the game.',
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
