import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { byCount, counted, does, orYou } from '../../../../engine/text.ts';
import type { ItemWords } from '../../text/text.ts';
import type { TimePageText } from './text.ts';

export { en as game } from '../../text/text.en.ts';

const tap = byDevice('tap', 'click');
const Tap = byDevice('Tap', 'Click');

/** The names of the four decks. */
const DECK_NAMES = ['I', 'II', 'III', 'IV'];

/** An Item by name, with the number if more than one. */
const some = ({ name, plural }: ItemWords, count: number) => (count === 1 ? name : `${count} ${plural}`);

/** The Dungeon Time page in English. */
export const en: TimePageText = {
  ...table,
  table: 'Dungeon Time',
  hand: 'Your cards',
  centre: 'The middle of the table',
  cardLabel: ({ name, kind, needs }) => `${name}, ${kind}: needs ${needs}`,
  needs: 'Needs',
  answered: {
    has: (who) => `${does(who, 'has', 'You have')} it.`,
    played: (who) => `${does(who, 'has', 'You have')} played it.`,
  },
  shout: {
    need: (item, count, words) => `Need ${some(words.item(item), count)}!`,
    have: (item, count, words) => `Got ${some(words.item(item), count)}`,
    take: (item, _, words) => `Take ${words.item(item).name}!`,
  },
  noMission: 'No Mission in your hand: listen for what the others need.',
  noCards: 'You have no cards left. Press “I’m done”.',
  gives: 'Gives',
  before: {
    chooseHero: 'Keep one of these two Heroes.',
    heroChosen: (who) => `You play ${who}. Waiting for the others.`,
    keep: (hero) => `Keep ${hero}`,
    goal: (goal, of) => `Accomplish ${goal} of ${counted(of, 'Mission', 'Missions')}`,
    goalShort: (goal) => `goal: ${goal}`,
    clock: (minutes) => `${minutes} on the clock`,
    noClock: 'No clock',
    yourHand: (isLast, hasClock) => {
      if (isLast)
        return `Take your time with your cards. “I’m ready” ${hasClock ? 'starts the clock' : 'starts the game'}.`;
      return `Look at your cards first. ${hasClock ? 'The clock starts' : 'The game starts'} when everybody is ready.`;
    },
    ready: 'I’m ready',
    waiting: (names) => `Waiting for ${names}.`,
    isReady: 'ready',
    notReady: 'looking',
    isChoosing: 'choosing',
    calm: 'No alarm in the last minute',
    go: 'Go!',
    reputation: (missions) =>
      missions === 0
        ? 'You can play the Adventure card at any time.'
        : `You can play the Adventure card once ${counted(missions, 'Mission is', 'Missions are')} in the Story.`,
    whenItSucceeds: 'When it succeeds:',
    toWin: 'To win:',
    scroll: 'The scroll',
    lookUp: 'Missions and rewards',
    missions: 'The Missions',
    draws: (missions, decks) =>
      decks.length > 3
        ? `${counted(missions, 'Mission', 'Missions')} from all decks, at random`
        : `${counted(missions, 'Mission', 'Missions')} from deck ${decks.map((deck) => DECK_NAMES[deck - 1]).join(', ')}`,
  },
  clock: {
    left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
    warn: (seconds) => `${counted(seconds, 'second', 'seconds')} left`,
    off: 'no clock',
    label: 'Time left',
  },
  piles: {
    deck: (size, back) => `Draw deck: ${counted(size, 'card', 'cards')}${back === undefined ? '' : `, next: ${back}`}`,
    deckName: 'Draw deck',
    discard: (size, top) =>
      `Discard pile: ${counted(size, 'card', 'cards')}${top === undefined ? '' : `, on top: ${top}`}`,
    discardName: 'Discards',
    story: (_, top) => (top === undefined ? 'The Story hasn’t begun' : `The Story, on top: ${top}`),
    storyName: 'The Story',
    empty: 'empty',
    storyLog: 'The Story so far',
    missionsPlayed: (count, reputation) =>
      count < reputation ? `Missions: ${count}\u00a0of\u00a0${reputation}` : `Missions: ${count}\u00a0✓`,
  },
  others: {
    done: 'done',
    backs: (items, missions, adventures) =>
      [
        counted(items, 'Item', 'Items'),
        counted(missions, 'Mission', 'Missions'),
        ...(adventures > 0 ? ['the Adventure'] : []),
      ].join(', '),
  },
  verbs: {
    play: (card) => `Play ${card}`,
    discardCard: (card) => `Discard ${card}`,
    choose: (card) => `Choose ${card}`,
    mission: { play: 'Play', discard: 'Discard', several: 'Choose' },
    locked: (card, reputation) =>
      `You can play ${card} once ${counted(reputation, 'Mission is', 'Missions are')} in the Story`,
    done: 'I’m done',
    reallyDone: (hand, deck) => {
      const cards = [...(hand > 0 ? [`${hand} in hand`] : []), ...(deck > 0 ? [`${deck} in the draw deck`] : [])];
      return `There are cards left: ${cards.join(', ')}. Are you done anyway?`;
    },
    playOn: 'Play on',
    undone: '✓ Done (undo)',
    discard: 'Discard',
    discardHint: `Discard one card and draw another. You can also ${byDevice('swipe', 'drag')} a card down.`,
    several: 'Several at once',
    playThese: (count) => `Play ${count}`,
    discardThese: (count) => `Discard ${count}`,
    cancel: 'Cancel',
    draw: 'Draw',
    need: (what) => `Call: I need ${what}`,
    answer: (what, to) => `I have it! Answer ${to.name}: ${what}`,
    answerShort: 'I have it!',
    have: (what) => `Call: I have ${what}`,
    take: (what) => `Call: take ${what} as the reward`,
    say: 'Call out',
    type: 'Write a message',
    send: 'Send',
  },
  sayings: {
    wait: 'Wait!',
    now: 'I play it now!',
    careful: 'Careful, the Backpack!',
    yes: 'Yes!',
    no: 'No!',
    thanks: 'Thanks!',
    nothing: 'Nothing useful',
  },
  missedCards: (played, discarded) =>
    `While you were away: ${counted(played, 'card was', 'cards were')} played, ${discarded} discarded.`,
  notNow: 'You can’t do that now.',
  tooLate: 'Too late: the Story has moved on.',
  now: {
    heroes: 'Keep one of your two Heroes.',
    ready: 'Look at your cards, then press “I’m ready”.',
    adventure: `${Tap} a card to play it: first the Items, then the Mission that needs them. ${Tap} what a Mission needs to call for it.`,
    resolution: 'Reveal the Story card by card, and decide together.',
    over: 'The Story is over.',
  },
  during: {
    play: `${Tap} a card to play it on the Story: Items first, then the Mission that needs them.`,
    call: `${Tap} the bubble under an Item to say you have it, or what a Mission needs to ask for it.`,
    goOn: 'Remember what’s in the Story, and play on. Nothing left to play? Press “I’m done”.',
    discard: `${Tap} the card to discard: you draw another.`,
    several: `${Tap} the cards in order, then play or discard them.`,
    done: 'You’re done. Once everybody is, the Story is told.',
  },
  refused: (card) => `${card} is back in your hand.`,
  late: (card) => `Too late: ${card} stays in your hand.`,
  resolution: {
    turned: 'The Story is told',
    first: 'Let’s see what you played. Reveal the first card.',
    firstByItself: 'Let’s see what you played.',
    ended: { 'time-up': 'Time’s up!', 'all-done': 'All done!' },
    playedBy: (who) => `Played by ${orYou(who, 'you')}`,
    reveal: 'Reveal next',
    finish: 'See the result',
    hold: 'Pause',
    release: 'Play on',
    heldBy: (who) => `${does(who, 'holds', 'You hold')} the next card.`,
    cardsLeft: (count) => (count === 0 ? 'no cards left' : `${counted(count, 'card', 'cards')} to come`),
    free: (count) => `${counted(count, 'free slot', 'free slots')}`,
    missions: (done, goal) =>
      done > goal
        ? `${counted(done, 'Mission', 'Missions')}, ${goal} needed`
        : `${done} of ${counted(goal, 'Mission', 'Missions')}`,
    slots: 'The Backpack',
    slot: (item, pieces, of) => `${item}, ${pieces} of ${of}`,
    emptySlot: 'free slot',
    extraSlot: 'Tonk’s slot, until a Mission succeeds',
    token: 'token',
    packed: (item) => `${item} goes in.`,
    accomplished: 'Accomplished!',
    solved: 'A Hero did it: no Items spent.',
    failed: (missing, count) => `Failed: ${missing} ${count === 1 ? 'is' : 'are'} missing.`,
    effect: 'From now on',
    reward: 'Reward',
    rewardTaken: (item) => `Reward: ${item}.`,
    rewardRefused: 'You turned the reward down.',
    waived: (items) => `It won’t need ${items}.`,
    dropped: (items, count) => (count === 0 ? 'You keep everything.' : `You discard ${items}.`),
    exchanged: (item) => `In exchange you get ${item}.`,
    tokensLeft: (count) => `Reward tokens left: ${count}`,
    tokenOf: (item, count) => `${item}: ${count}`,
    noReward: 'No reward.',
    noTokenLeft: 'No token left for the reward.',
    broke: (item) => `No slot for ${item}: the Backpack breaks!`,
    brokeWhy: (slots) =>
      `${byCount(slots, 'The only slot was', `All ${slots} slots were`)} full, and none had room for one more of this kind.`,
    has: 'there',
    lacks: 'missing',
    decided: (who) => `Decided by ${orYou(who, 'you')}`,
    team: 'The team',
    waitsFor: (who, what) => `${who} decides: ${what}`,
    heroes: 'Heroes',
    useBefore: 'Use before the next card',
    use: (hero) => `Use ${hero}`,
    used: 'used',
    copy: (hero) => `Copy ${hero}`,
    nextSolved: 'The next Mission succeeds.',
    nextNamed: (items) => `The next Mission succeeds if it needs ${items}.`,
    nextWaived: (count) => `The next Mission needs ${counted(count, 'Item', 'Items')} fewer.`,
  },
  choices: {
    reward: 'Which reward do you take?',
    rewardOne: (item) => `Do you take ${item}?`,
    takesSlot: 'takes a free slot',
    fits: 'fits beside its kind',
    takeItem: (item) => `Take ${item}`,
    refuse: 'No thanks',
    failed: (card) => `${card} failed. Which of its Items do you discard?`,
    drop: (items) => `Discard ${items}`,
    dropNone: 'Keep everything',
    waive: (count) => `Choose ${counted(count, 'Item', 'Items')} it won’t need`,
    waiveThese: (items) => `Skip ${items}`,
    sift: `The next cards: ${tap} those to discard`,
    siftThese: (count) => `Discard ${counted(count, 'card', 'cards')}`,
    siftNone: 'Discard none',
    arrange: `${Tap} the cards in their new order`,
    arrangeNext: (card) => `Next: ${card}`,
    placed: (place) => `No. ${place}`,
    payWaive: 'Remove 1 or 2 Items: the next Mission needs that many fewer',
    payExchange: 'Give 1 to 3 Items for one token of your choice',
    enough: 'That’s enough',
    removeTokens: (left) => `Remove tokens from the game, at most ${left} more`,
    fromBackpack: (item) => `${item} from the Backpack`,
    fromSupply: (item) => `${item} from the supply`,
    exchange: 'Choose the token you get',
    nameItem: 'Name an Item the next Mission may need',
    place: (item) => `Name ${item}`,
    breaks: 'breaks the Backpack!',
  },
  over: {
    won: 'You made it!',
    lost: 'Not this time',
    missions: 'The twelve Missions',
    done: 'accomplished',
    failed: (missing, count) => `failed: ${missing} ${count === 1 ? 'is' : 'are'} missing`,
    notPlayed: 'not played',
    count: (done, goal) => `${done} accomplished, ${goal} needed`,
    missing: (count) => `${counted(count, 'Mission', 'Missions')} short.`,
    adventure: 'The Adventure',
    brokeBy: (item) => `${item} broke it.`,
    hero: (who) => `Hero: ${orYou(who, 'you')}!`,
    heroWhy: (missions, items) =>
      `${counted(missions, 'Mission', 'Missions')} and ${counted(items, 'Item', 'Items')} that counted.`,
    culprit: (who) => `Culprit: ${orYou(who, 'you')}!`,
    culpritBroke: (item) => `It was ${item} that broke the Backpack.`,
    culpritFailed: (mission, count) =>
      count === 1 ? `${mission} came to nothing.` : `${count} Missions came to nothing.`,
  },
  goal: 'Together, play Items and then the Missions that need them onto one Story, from memory. When time is up, the Story is told card by card: a Mission succeeds if its Items are in the Backpack, and the Backpack mustn’t break.',
  firstTurn: {
    aim: 'Complete enough Missions together before time is up.',
    pointers: {
      ready: 'Five minutes, no turns: you all play at once.',
      play: `${Tap} any card, any time. Play what the others call for!`,
      story: 'Only the top card stays in sight. Remember what’s below it.',
    },
  },
  keys: [
    { key: '1–9, Q W E T Y U', does: 'play that card' },
    { key: 'X', does: 'discard: then the card' },
    { key: 'S', does: 'several: then the cards, Enter plays them' },
    { key: 'G', does: 'draw' },
    { key: 'D', does: 'done, or not done' },
    { key: 'N', does: 'reveal next' },
    { key: 'H', does: 'pause, or play on' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules' },
    { key: '?', does: 'this help' },
    { key: 'Esc', does: 'close, or back' },
  ],
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
