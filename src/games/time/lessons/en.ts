import type { TextOf } from '../../../client/learn/level.ts';
import type { timeLevels } from './levels.ts';

/** The lessons of Dungeon Time in English. */
export const timeEn: TextOf<typeof timeLevels> = {
  story: {
    name: 'Hand, Missions and Story',
    lead: 'Play a Mission together with what it needs.',
    lessons: {
      ready: {
        act: 'Look at your five cards, then say that you are ready.',
        why: 'Four are Items. The dark card is a Mission, with the two Items it needs. There is no clock in these lessons.',
      },
      item: {
        act: 'Play one of the two Items that your Mission needs.',
        why: 'There are no turns: play a card onto the one Story whenever you like, and draw another.',
      },
      another: {
        act: 'Play the other one.',
        why: 'Only the top card of the Story stays in sight. Remember what lies below.',
      },
      mission: {
        act: 'Now play the Mission.',
        why: 'The Story is told from the first card to the last, so the Items must come before their Mission.',
      },
      backpack: {
        act: 'Mind the Backpack.',
        why: 'Items that no Mission has used yet must all fit into it later: 8 slots, each for 3 of a kind. If it bursts, all is lost.',
      },
    },
    learnt: 'Items first, then the Mission that needs them, all onto one Story, and all from memory.',
  },
  calls: {
    name: 'Call, discard, be done',
    lead: 'You play together: say what you need.',
    lessons: {
      need: {
        act: 'Your Mission lacks an Item. Tap it on the Mission’s list to call for it.',
        why: 'Others may have it. One tap tells everybody.',
      },
      discard: {
        act: 'Discard a card that nobody needs.',
        why: 'Tap Discard, then the card: you draw another. Discards do not come back.',
      },
      done: {
        act: 'Say that you are done.',
        why: 'You have cards left, so you are asked if you mean it. The phase ends when time is up, or when all are done. Until then you can take it back.',
      },
    },
    learnt: 'Talk all the time, throw away what is in the way, and say when you have had enough.',
  },
  resolution: {
    name: 'The Story is told',
    lead: 'One Mission succeeds, and one fails.',
    lessons: {
      reveal: {
        act: 'Reveal the first card.',
        why: 'The Story is turned over, and its cards come in the order they were played.',
      },
      mission: {
        act: 'Go on until a Mission comes.',
        why: 'Items go into the Backpack. The Mission succeeds if all it lists is there.',
      },
      reward: {
        act: 'It has succeeded. Take the reward, or leave it.',
        why: 'Its Items are spent. A reward is one more Item in the Backpack: good if it is needed, a burden if not.',
      },
      fail: { act: 'Reveal the next card.', why: 'Another Mission, and this time an Item was forgotten.' },
      drop: {
        act: 'It has failed. Choose what goes with it.',
        why: 'Of the Items it lists you may throw out none, some or all. That makes room.',
      },
      finish: {
        act: 'Turn what is left, and close the book.',
        why: 'You win with enough Missions and a whole Backpack. Here there was one, so this time it cannot be enough.',
      },
    },
    learnt: 'A Mission succeeds if its Items are in the Backpack when it comes. Ten of twelve win the first scenario.',
  },
};
