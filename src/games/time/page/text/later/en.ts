import { byDevice } from '../../../../../client/text/by-device.ts';
import { byCount, capital, counted, does, orYou, type Person, people } from '../../../../../engine/text.ts';
import type { ItemWords } from '../../../text/text.ts';

const tap = byDevice('tap', 'click');
const Tap = byDevice('Tap', 'Click');

/** The later texts of the Dungeon Time page in English. */
export const en = {
  resolution: {
    turned: 'The Story is told',
    first: 'Let’s see what you played. Reveal the first card.',
    /** The same if cards are revealed automatically. */
    firstByItself: 'Let’s see what you played.',
    /** Why the five minutes are over, in large letters. */
    ended: { 'time-up': 'Time’s up!', 'all-done': 'All done!' },
    reveal: 'Reveal next',
    finish: 'See the result',
    hold: 'Pause',
    release: 'Play on',
    heldBy: (who: Person) => `${does(who, 'wants', 'You want')} a moment before the next card.`,
    /** Why the next card is not revealed automatically: these players can use a skill, or one has paused. */
    waitsForSkill: (waited: readonly Person[]) =>
      capital(`${people(waited, { you: 'you', last: 'and' })} can still use a skill`),
    pausedBy: (who: Person) => `Paused by ${orYou(who, 'you')}`,
    cardsLeft: (count: number) => (count === 0 ? 'no cards left' : `${counted(count, 'card', 'cards')} to come`),
    free: (count: number) => `${counted(count, 'free slot', 'free slots')}`,
    missions: (done: number, goal: number) =>
      done > goal
        ? `${counted(done, 'Mission', 'Missions')}, ${goal} needed`
        : `${done} of ${counted(goal, 'Mission', 'Missions')}`,
    slots: 'The Backpack',
    slot: (item: string, pieces: number, of: number) => `${item}, ${pieces} of ${of}`,
    emptySlot: 'free slot',
    /** Tonk’s slots, this many. */
    extraSlots: (count: number) =>
      `${byCount(count, 'One slot is', `${count} slots are`)} Tonk’s, until a Mission succeeds`,
    token: 'token',
    packed: ({ one }: ItemWords) => `${capital(one)} goes in.`,
    accomplished: 'Accomplished!',
    solved: 'A Hero did it: no Items spent.',
    failed: (missing: string, count: number) => `Failed: ${missing} ${count === 1 ? 'is' : 'are'} missing.`,
    effect: 'From now on',
    reward: 'Reward',
    rewardTaken: (item: string) => `Reward: ${item}.`,
    rewardRefused: 'You turned the reward down.',
    waived: (items: string) => `It won’t need ${items}.`,
    dropped: (items: string, count: number) => (count === 0 ? 'You keep everything.' : `You discard ${items}.`),
    exchanged: (item: string) => `In exchange you get ${item}.`,
    tokensLeft: (count: number) => `Reward tokens left: ${count}`,
    tokenOf: (item: string, count: number) => `${item}: ${count}`,
    noTokenLeft: 'No token left for the reward.',
    broke: (item: string) => `No slot for ${item}: the Backpack breaks!`,
    brokeWhy: (slots: number) =>
      `${byCount(slots, 'The only slot was', `All ${slots} slots were`)} in use, and none had room for one more of this kind.`,
    has: 'there',
    lacks: 'missing',
    /** A skill took a need away. */
    notNeeded: 'not needed',
    /** An Adventure counts duplicates only once. */
    onceIsEnough: 'once is enough',
    /** Another Item was spent in its place. */
    inItsPlace: (item: string) => `${item} instead`,
    decided: (who: Person) => `Decided by ${orYou(who, 'you')}`,
    /** Who decides: the whole team. */
    team: 'The team',
    waitsFor: (who: string, what: string) => `${who} decides: ${what}`,
    useBefore: 'Use before the next card',
    use: (hero: string) => `Use ${hero}`,
    used: 'used',
    copy: (hero: string) => `Copy ${hero}`,
    nextSolved: 'The next Mission succeeds.',
    nextNamed: (items: string) => `The next Mission succeeds if it needs ${items}.`,
    nextWaived: (count: number) => `The next Mission needs ${count} fewer ${byCount(count, 'Item', 'Items')}.`,
  },
  choices: {
    reward: (card: string) => `${card}: which reward do you take?`,
    /** The same if there is only one token to take. */
    rewardOne: (card: string, item: string) => `${card}: do you take ${item}?`,
    /** The effect of taking it on the Backpack. */
    takesSlot: 'takes a free slot',
    fits: 'fits beside its kind',
    takeItem: (item: string) => `Take ${item}`,
    refuse: 'No thanks',
    failed: (card: string) => `${card} failed. Which of its Items do you discard?`,
    drop: (items: string) => `Discard ${items}`,
    dropNone: 'Keep everything',
    waive: (count: number) => `Choose ${counted(count, 'Item', 'Items')} it won’t need`,
    waiveThese: (items: string) => `Do without ${items}`,
    sift: `The next cards: ${tap} the ones to discard`,
    siftThese: (count: number) => `Discard ${counted(count, 'card', 'cards')}`,
    siftNone: 'Discard none',
    arrange: `${Tap} the cards in their new order`,
    placed: (place: number) => `No. ${place}`,
    payWaive: 'Remove 1 or 2 Items: the next Mission needs that many fewer',
    payExchange: 'Give 1 to 3 Items for one token of your choice',
    enough: 'That’s enough',
    removeTokens: (left: number) => `Remove tokens from the game, at most ${left} more`,
    fromBackpack: (item: string) => `${item} from the Backpack`,
    fromSupply: (item: string) => `${item} from the supply`,
    exchange: 'Choose the token you get',
    nameItem: 'Name an Item the next Mission may need',
    place: (item: string) => `Name ${item}`,
    breaks: 'breaks the Backpack!',
    /** The seconds until a bot chooses; 0: any moment. */
    botsChoose: (seconds: number) =>
      seconds === 0
        ? 'The bots choose now.'
        : `Anyone decides. The bots choose in ${counted(seconds, 'second', 'seconds')}.`,
  },
  over: {
    won: 'You made it!',
    lost: 'Not this time',
    missions: 'The twelve Missions',
    done: 'accomplished',
    failed: (missing: string, count: number) => `failed: ${missing} ${count === 1 ? 'is' : 'are'} missing`,
    notPlayed: 'not played',
    /** A Hero discarded it from the Story. */
    sifted: 'discarded from the Story by a Hero',
    /** Played, and not revealed before the Backpack broke. */
    untold: 'not revealed',
    count: (done: number, goal: number) => `${done === 0 ? 'None' : done} accomplished, ${goal} needed`,
    missing: (count: number) => `${counted(count, 'Mission', 'Missions')} short.`,
    adventure: 'The Adventure',
    brokeBy: (item: string) => `${item} broke it.`,
    /** Above what everybody's cards did. */
    team: 'The team',
    /** How many of a player's Missions and Items were useful; empty if none. */
    merit: (missions: number, items: number) =>
      [
        ...(missions > 0 ? [counted(missions, 'Mission', 'Missions')] : []),
        ...(items > 0 ? [counted(items, 'Item', 'Items')] : []),
      ].join(', '),
  },
  hints: {
    title: 'Practice',
    next: 'Got it',
    close: 'No more hints',
    steps: {
      ready:
        'These 15 cards are yours. Dark cards with a list are Missions, the others are Items. Press “I’m ready”; there’s no clock now.',
      play: `Choose a Mission. ${Tap} the Items it needs, one by one: each goes onto the Story, and you draw another.`,
      mission: `Are its Items in the Story? Then ${tap} the Mission itself: it has to come after its Items.`,
      forget: 'You only see the top card of the Story. Remember what’s below: nobody will tell you.',
      discard: `A card you don’t need? ${Tap} Discard and then the card, or ${byDevice('swipe', 'drag')} it down: you draw another one.`,
      done: 'Go on as long as you like, then press “I’m done”. In a real game the clock ends it after five minutes.',
      reveal: 'Now the Story is told from its first card on. Press Reveal next.',
      backpack:
        'Items go into the Backpack: 8 slots, 3 of a kind in each. If an Item has no room, the Backpack breaks and you lose.',
      choice: 'Now you decide. Think of the free slots, and of what’s still to come.',
      end: 'That’s Dungeon Time. Next time with the clock running, and with friends who shout.',
    },
  },
};
