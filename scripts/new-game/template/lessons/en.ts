import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { newGameLevels } from './levels.ts';

/** The lessons of New Game in English. */
export const newGameEn: TextOf<typeof newGameLevels> = {
  turn: {
    name: 'Roll, and know when to stop',
    lead: 'One turn, from the first roll to the gold.',
    lessons: {
      roll: { act: 'Roll the die.', why: 'Every Treasure goes onto your heap. One side of the die is a pit.' },
      stop: { act: 'Now keep what you have.', why: 'It’s yours for good only when you stop. A pit would take it all.' },
      end: { act: 'Four more turns like this.', why: 'After five turns each, most gold wins.' },
    },
    learnt: 'Roll for gold, and stop before the pit takes the heap.',
  },
};
