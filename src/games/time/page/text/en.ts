import { en as table } from '../../../../client/table/text/en.ts';
import { byCount, counted } from '../../../../engine/text.ts';
import type { TimePageText } from './text.ts';

export { en as game } from '../../text/text.en.ts';

/** What the four decks are called. */
const DECK_NAMES = ['I', 'II', 'III', 'IV'];

/** The Dungeon Time page in English. */
export const en: TimePageText = {
  ...table,
  table: 'Dungeon Time',
  hand: 'Your cards',
  centre: 'The middle of the table',
  cardLabel: ({ name, kind, needs }) => `${name}, ${kind}: needs ${needs}`,
  needs: 'Needs',
  gives: 'Gives',
  before: {
    chooseHero: 'Two Heroes offer themselves. Keep one.',
    heroChosen: (who) => `${who} is with you. Waiting for the others.`,
    keep: (hero) => `Keep ${hero}`,
    goal: (goal, of) => `Accomplish ${goal} of ${counted(of, 'Mission', 'Missions')}`,
    goalShort: (goal) => `goal: ${goal}`,
    clock: (minutes) => `${minutes} minutes`,
    noClock: 'No clock',
    yourHand: (isLast, hasClock) => {
      if (isLast)
        return `Look at your cards in peace. Your “I am ready” ${hasClock ? 'starts the clock' : 'begins it'}.`;
      return `Look at your cards first. ${hasClock ? 'The sand runs' : 'It begins'} when all are ready.`;
    },
    ready: 'I am ready',
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
        ? `${counted(missions, 'Mission', 'Missions')} of all decks, at random`
        : `${counted(missions, 'Mission', 'Missions')} of deck ${decks.map((deck) => DECK_NAMES[deck - 1]).join(', ')}`,
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
    story: (_, top) => (top === undefined ? 'The Story has not begun' : `The Story, on top: ${top}`),
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
    locked: (card, reputation) => `${card} waits for ${counted(reputation, 'Mission', 'Missions')} in the Story`,
    done: 'I am done',
    reallyDone: (hand, deck) => {
      const cards = [...(hand > 0 ? [`${hand} in hand`] : []), ...(deck > 0 ? [`${deck} in the draw deck`] : [])];
      return `There are cards left: ${cards.join(', ')}. Are you done all the same?`;
    },
    playOn: 'Play on',
    undone: '✓ Done (undo)',
    discard: 'Discard',
    discardHint: 'Discard one card and draw another; swiping a card down does it too',
    several: 'Several at once',
    playThese: (count) => `Play ${count}`,
    discardThese: (count) => `Discard ${count}`,
    cancel: 'Cancel',
    draw: 'Draw',
    need: (what) => `Call: I need ${what}`,
    have: (what) => `Call: I have ${what}`,
    take: (what) => `Call: take ${what} as reward`,
    say: 'Call out',
    type: 'Write a line',
    send: 'Say',
  },
  sayings: {
    wait: 'Wait!',
    now: 'I play it now!',
    careful: 'Mind the Backpack!',
    yes: 'Yes!',
    no: 'No!',
    thanks: 'Thanks!',
    nothing: 'Nothing useful',
  },
  missedCards: (played, discarded) =>
    `While you were away: ${counted(played, 'card was', 'cards were')} played, ${discarded} discarded.`,
  notNow: 'You can’t do that now.',
  tooLate: 'Too late: the Story has gone on.',
  now: {
    heroes: 'Keep one of your two Heroes.',
    ready: 'Look at your cards, then say that you are ready.',
    adventure:
      'Tap a card to play it: first the Items, then the Mission that needs them. Tap what a Mission needs to call for it.',
    resolution: 'Reveal the Story card by card, and decide together.',
    over: 'The Story is told.',
  },
  during: {
    play: 'Tap a card to play it on the Story: Items first, then the Mission that needs them.',
    call: 'The bubble below an Item says that you have it; a tap on what a Mission needs asks for it.',
    goOn: 'Remember what lies in the Story, and play on. Nothing left to play? “I am done”.',
    discard: 'Tap the card to discard: you draw another.',
    several: 'Tap the cards in their order, then play or discard them.',
    done: 'You are done. When all are, the Story is told.',
  },
  refused: (card) => `${card} is back in your hand.`,
  late: (card) => `Too late: ${card} stays in your hand.`,
  resolution: {
    turned: 'The Story is turned over',
    first: 'Now we learn what you have told each other. Turn the first card.',
    last: 'The last card is told.',
    reveal: 'Reveal next',
    finish: 'Close the book',
    hold: 'Hold',
    release: 'Go on',
    heldBy: (who) => `${who} holds the reveal.`,
    auto: 'Turn by itself',
    cardsLeft: (count) => (count === 0 ? 'all told' : `${counted(count, 'card', 'cards')} to come`),
    free: (count) => `${counted(count, 'free slot', 'free slots')}`,
    missions: (done, goal) =>
      done > goal
        ? `${counted(done, 'Mission', 'Missions')}, ${goal} needed`
        : `${done} of ${counted(goal, 'Mission', 'Missions')}`,
    slots: 'The Backpack',
    slot: (item, pieces, of) => `${item}, ${pieces} of ${of}`,
    emptySlot: 'free slot',
    extraSlot: 'Tonk’s slot, until a Mission is solved',
    token: 'token',
    packed: (item) => `${item} goes into the Backpack.`,
    accomplished: 'Accomplished!',
    solved: 'Solved by a Hero: no Item is spent.',
    failed: (missing, count) => `Failed: ${missing} ${count === 1 ? 'is' : 'are'} missing.`,
    effect: 'From now on',
    reward: 'Reward',
    rewardTaken: (item) => `Reward: ${item}.`,
    rewardRefused: 'You left the reward.',
    waived: (items) => `It does without ${items}.`,
    dropped: (items, count) => (count === 0 ? 'You keep everything.' : `You discard ${items}.`),
    exchanged: (item) => `In exchange you get ${item}.`,
    tokensLeft: (count) => `Reward tokens left: ${count}`,
    tokenOf: (item, count) => `${item}: ${count}`,
    noReward: 'No reward.',
    noTokenLeft: 'No token is left for the reward.',
    broke: (item) => `No slot for ${item}: the Backpack breaks!`,
    brokeWhy: (slots) =>
      `${byCount(slots, 'The only slot was', `All ${slots} slots were`)} in use, and none of this kind had room.`,
    has: 'there',
    lacks: 'missing',
    decided: (who) => `Decided by ${who}`,
    team: 'The team',
    waitsFor: (who, what) => `${who} decides: ${what}`,
    heroes: 'Heroes',
    useBefore: 'Use before the next reveal',
    use: (hero) => `Use ${hero}`,
    used: 'used',
    copy: (hero) => `Copy ${hero}`,
    nextSolved: 'The next Mission is solved.',
    nextNamed: (items) => `The next Mission is solved if it needs ${items}.`,
    nextWaived: (count) => `The next Mission needs ${counted(count, 'Item', 'Items')} fewer.`,
  },
  choices: {
    reward: 'Choose the reward',
    takeItem: (item) => `Take ${item}`,
    refuse: 'Leave it',
    failed: (card) => `${card} failed. Which of its Items go with it?`,
    drop: (items) => `Discard ${items}`,
    dropNone: 'Keep everything',
    waive: (count) => `Choose ${counted(count, 'Item', 'Items')} it does without`,
    waiveThese: (items) => `Do without ${items}`,
    sift: 'The next cards: tap those to discard',
    siftThese: (count) => `Discard ${counted(count, 'card', 'cards')}`,
    siftNone: 'Discard none',
    arrange: 'Tap the cards in their new order',
    arrangeNext: (card) => `Next: ${card}`,
    placed: (place) => `No. ${place}`,
    payWaive: 'Remove 1 or 2 Items: the next Mission needs as many fewer',
    payExchange: 'Give 1 to 3 Items for one token of your choice',
    enough: 'That is enough',
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
    notPlayed: 'not told',
    count: (done, goal) => `${done} accomplished, ${goal} needed`,
    missing: (count) => `${counted(count, 'Mission', 'Missions')} short.`,
    adventure: 'The Adventure',
    brokeBy: (item) => `${item} broke it.`,
  },
  goal: 'Play Items and then the Missions that need them onto one Story, from memory. When the time is up the Story is told card by card: Missions succeed if their Items are in the Backpack, and the Backpack must not burst.',
  keys: [
    { key: '1–9, Q W E T Y U', does: 'play that card' },
    { key: 'X', does: 'discard: then the card' },
    { key: 'S', does: 'several: then the cards, Enter plays them' },
    { key: 'G', does: 'draw' },
    { key: 'D', does: 'done, or not done' },
    { key: 'N', does: 'reveal next' },
    { key: 'H', does: 'hold the reveal' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules; holding a finger on it does the same' },
    { key: '?', does: 'this help' },
    { key: 'Esc', does: 'close, or back' },
  ],
  hints: {
    title: 'Practice',
    next: 'Understood',
    close: 'No more hints',
    steps: {
      ready:
        'These 15 cards are yours. Dark cards with a list are Missions, the others are Items. Say that you are ready; there is no clock now.',
      play: 'Choose a Mission. Tap the Items it needs, one by one: each flies onto the Story, and you draw another.',
      mission:
        'Its Items are in the Story? Then tap the Mission itself. It is told after the Items that came before it.',
      forget: 'Only the top card of the Story stays in sight. Remember what lies below: nobody will tell you.',
      discard: 'A card you do not need? Tap Discard and then the card, or swipe it down: you draw another one.',
      done: 'Go on as long as you like. When you are done, say so; otherwise the clock would end it after five minutes.',
      reveal: 'Now the Story is told from its first card on. Press Reveal next.',
      backpack:
        'Items go into the Backpack: 8 slots, 3 of a kind in each. Without a free slot it bursts, and all is lost.',
      choice: 'Here you decide. Think of the free slots, and of what is still to come.',
      end: 'That is Dungeon Time. Next time with the sand running, and with friends who shout.',
    },
  },
};
