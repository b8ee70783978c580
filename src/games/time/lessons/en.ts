import type { TextOf } from '../../../client/kit/lessons/level.ts';
import { byDevice } from '../../../client/text/by-device.ts';
import type { timeLevels } from './levels.ts';

const tap = byDevice('Tap', 'Click');

/** The lessons of Dungeon Time in English. */
export const timeEn: TextOf<typeof timeLevels> = {
  story: {
    name: 'Hand, Missions and Story',
    lead: 'Play a Mission, and the Items it needs first.',
    lessons: {
      ready: {
        act: 'Look at your five cards, then press “I’m ready”.',
        why: 'Four are Items. The dark card is a Mission, with the two Items it needs. There’s no clock in these lessons.',
      },
      item: {
        act: 'Play one of the two Items your Mission needs.',
        why: 'There are no turns: play a card onto the Story whenever you like, and draw a new one.',
      },
      another: {
        act: 'Play the other one.',
        why: 'You only see the top card of the Story. Remember what’s below.',
      },
      mission: {
        act: 'Now play the Mission.',
        why: 'The Story is told from the first card to the last, so the Items must come before their Mission.',
      },
      backpack: {
        act: 'Watch the Backpack.',
        why: 'Items that no Mission has used yet must all fit into it: 8 slots, each for 3 of a kind. If it breaks, you lose.',
      },
    },
    learnt: 'Items first, then the Mission that needs them: all onto one Story, and all from memory.',
  },
  calls: {
    name: 'Call, discard, be done',
    lead: 'You play together: say what you need.',
    lessons: {
      need: {
        act: `Your Mission lacks an Item. ${tap} it on the Mission’s list to call for it.`,
        why: 'Somebody else may have it, and now everybody knows you need it.',
      },
      discard: {
        act: 'Discard a card nobody needs.',
        why: `${tap} Discard, then the card, and you draw a new one. Discards don’t come back.`,
      },
      done: {
        act: 'Press “I’m done”.',
        why: 'You still have cards, so you’re asked if you mean it. The phase ends when time is up or everybody is done. Until then you can change your mind.',
      },
    },
    learnt: 'Talk all the time, discard what’s in the way, and say when you’re done.',
  },
  resolution: {
    name: 'The Story is told',
    lead: 'One Mission succeeds, and one fails.',
    lessons: {
      reveal: {
        act: 'Reveal the first card.',
        why: 'The Story is turned over, so its cards come up in the order you played them.',
      },
      mission: {
        act: 'Go on until a Mission comes up.',
        why: 'Items go into the Backpack. The Mission succeeds if everything it lists is there.',
      },
      reward: {
        act: 'It succeeded. Take the reward, or turn it down.',
        why: 'Its Items are spent. A reward is one more Item in the Backpack: great if you need it, in the way if you don’t.',
      },
      fail: { act: 'Reveal the next card.', why: 'Another Mission, but this time somebody forgot an Item.' },
      drop: {
        act: 'It failed. Choose what to discard.',
        why: 'You can discard some, all or none of the Items it lists. That makes room.',
      },
      finish: {
        act: 'Reveal the last cards, then see the result.',
        why: 'You win with enough Missions and a whole Backpack. Only one Mission succeeded here, so you can’t win this time.',
      },
    },
    learnt:
      'A Mission succeeds if its Items are in the Backpack when it comes up. You win the first scenario with ten of twelve.',
  },
};
