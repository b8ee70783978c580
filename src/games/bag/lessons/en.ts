import type { TextOf } from '../../../client/kit/lessons/level.ts';
import type { bagLevels } from './levels.ts';

/** The lessons of Bag of Dungeon in English. */
export const bagEn: TextOf<typeof bagLevels> = {
  explore: {
    name: 'Build the dungeon',
    lead: 'Draw a tile, lay it, walk onto it.',
    lessons: {
      draw: { act: 'Explore: draw a tile.', why: 'It costs 1 of your Action Points (AP), like each step.' },
      lay: {
        act: 'Lay it where you like.',
        why: 'Its openings must meet the openings next to it. You can turn it, or try another side.',
      },
      walk: { act: 'Walk onto it.', why: 'Choose a lit tile. Each tile costs 1 AP.' },
      again: {
        act: 'Draw another tile and lay it.',
        why: 'You can go on while you have AP. Unused AP are lost.',
      },
      item: {
        act: 'There’s an item there. Walk onto it.',
        why: 'If you’re the first on an Item tile, you draw an item from the bag.',
      },
    },
    learnt: 'You spend AP on steps and tiles. The dungeon grows as you explore it, and some tiles give you something.',
  },
  fight: {
    name: 'Fight a monster',
    lead: 'A monster hides on the next tile.',
    lessons: {
      walk: {
        act: 'Walk onto the tile with the token.',
        why: 'When you step on it, you draw a monster from the bag and must fight it.',
      },
      roll: {
        act: 'Look at the odds, then roll.',
        why: 'You both roll and add. The lower side loses the difference in health; a tie hurts nobody.',
      },
      win: {
        act: 'Roll until it’s over.',
        why: 'If it goes badly, you can escape before a round, for AP and some health. If all your dice match, they count double.',
      },
    },
    learnt: 'If you walk onto a monster, you fight, and then your turn is over. Strong monsters leave items behind.',
  },
  help: {
    name: 'A weapon and a friend',
    lead: 'An item only helps once you wear it.',
    lessons: {
      wear: {
        act: 'Your weapon is still in the backpack. Choose it, then take it in hand.',
        why: 'In the backpack it does nothing; in your hand it adds to your rolls. Moving items is free, even in a fight.',
        strayed: {
          act: 'You no longer have your weapon. If it lies on your tile, take it, then take it in hand.',
          why: 'Taking it is free. Or go on without it: walk onto a tile with a “?”.',
        },
      },
      walk: { act: 'Walk onto a tile with a “?”.', why: 'A monster hides there, and you fight it at once.' },
      tag: {
        act: 'Call the other adventurer for help.',
        why: 'It costs 1 AP. You play both here, so a die answers for them: on 3–6 they come, and you roll one more die.',
      },
      win: {
        act: 'Roll until one side falls.',
        why: 'Side by side nobody can escape. When you get hurt, your partner loses half as much.',
      },
    },
    learnt: 'Put what you find in its space, and call for help in time: one more die is a lot.',
  },
  ring: {
    name: 'Out with the Ring',
    lead: 'The last steps of a long day.',
    lessons: {
      walk: {
        act: 'You have the Ring. Walk to the Exit.',
        why: 'The Red Dragon there is already dead. Without the Ring the Exit stays shut.',
      },
      leave: { act: 'Leave the dungeon.', why: 'Only the adventurer with the Ring can open the Exit. It costs 1 AP.' },
      others: {
        act: 'You’re out!',
        why: 'Everybody still inside has one turn to follow you. Then the dungeon collapses.',
      },
    },
    learnt: 'The Ring appears with the last tile. Take it, get past the Dragon, get out: that’s how you win.',
  },
};
