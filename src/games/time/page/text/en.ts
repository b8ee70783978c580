import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { counted, does, orYou, type Person } from '../../../../engine/text.ts';
import type { ItemNumber } from '../../rules/content.ts';
import type { ItemWords, Names } from '../../text/text.ts';

export { en as game } from '../../text/en.ts';

const Tap = byDevice('Tap', 'Click');

/** The names of the four decks. */
const DECK_NAMES = ['I', 'II', 'III', 'IV'];

/** An Item by name, with the number if more than one. */
const some = ({ name, plural }: ItemWords, count: number) => (count === 1 ? name : `${count} ${plural}`);

/** The Dungeon Time page in English. */
export const en = {
  ...table,
  table: 'Dungeon Time',
  hand: 'Your cards',
  centre: 'The middle of the table',
  cardLabel: ({ name, kind, needs }: { name: string; kind: string; needs: string }) =>
    `${name}, ${kind}: needs ${needs}`,
  /** The reward of a card; undefined for none. */
  rewardLabel: (reward: string | undefined) => (reward === undefined ? 'no reward' : `reward: ${reward}`),
  heroes: 'Heroes',
  needs: 'Needs',
  /** Nobody answered a call in time; short, shown in place of the Item's name. */
  unanswered: (what: string) => `Nobody answered your call for ${what}. Call again, or play on.`,
  unansweredShort: 'nobody…',
  answered: {
    has: (who: Person) => `${does(who, 'has', 'You have')} it.`,
    played: (who: Person) => `${does(who, 'has', 'You have')} played it.`,
  },
  /** A call, short enough for a bubble. */
  shout: {
    need: (item: ItemNumber, count: number, words: Names) => `Need ${some(words.item(item), count)}!`,
    have: (item: ItemNumber, count: number, words: Names) => `Got ${some(words.item(item), count)}`,
    take: (item: ItemNumber, _count: number, words: Names) => `Take ${words.item(item).the}!`,
  },
  /** Shown in place of Missions before the clock starts, if you hold none. */
  noMission: 'No Mission in your hand: listen for what the others need.',
  /** The same while the clock runs: what would get things going. `holders`: players without a Mission. */
  unlock: {
    noCards: () => 'You have no cards left. Press “I’m done”.',
    answer: () => 'Somebody needs a card of yours: play the one that glows.',
    discard: (holders: number) =>
      holders > 1
        ? `Discard a card: ${holders} of us hold no Mission.`
        : 'You hold no Mission. Discard a card: the next may be one.',
    listen: () => 'The draw deck is empty: listen for what the others need.',
    nothingLeft: () => 'Nobody holds a Mission any more. Press “I’m done”.',
    waiting: () => 'The others are still playing.',
  },
  before: {
    chooseHero: 'Keep one of these two Heroes.',
    heroChosen: (who: string) => `You play ${who}. Waiting for the others.`,
    keep: (hero: string) => `Keep ${hero}`,
    goal: (goal: number, of: number) => `Accomplish ${goal} of ${counted(of, 'Mission', 'Missions')}`,
    /** The same for a narrow place. */
    goalShort: (goal: number) => `goal: ${goal}`,
    clock: (minutes: string) => `${minutes} on the clock`,
    noClock: 'No clock',
    /** `isLast`: all others are ready, so that this starts the clock, if there is one. */
    yourHand: (isLast: boolean, hasClock: boolean) => {
      if (isLast)
        return `Take your time with your cards. “I’m ready” ${hasClock ? 'starts the clock' : 'starts the game'}.`;
      return `Look at your cards first. ${hasClock ? 'The clock starts' : 'The game starts'} when everybody is ready.`;
    },
    ready: 'I’m ready',
    waiting: (names: string) => `Waiting for ${names}.`,
    isReady: 'ready',
    notReady: 'looking',
    isChoosing: 'choosing',
    calm: 'No alarm in the last minute',
    go: 'Go!',
    reputation: (missions: number) =>
      missions === 0
        ? 'You can play the Adventure card at any time.'
        : `You can play the Adventure card once ${counted(missions, 'Mission is', 'Missions are')} in the Story.`,
    whenItSucceeds: 'When it succeeds:',
    toWin: 'To win:',
    scroll: 'The scroll',
    /** Shows the goal, the Missions and the Reward tokens. */
    lookUp: 'Missions and rewards',
    missions: 'The Missions',
    /** This many Missions of these decks. */
    draws: (missions: number, decks: readonly number[]) =>
      decks.length > 3
        ? `${counted(missions, 'Mission', 'Missions')} from all decks, at random`
        : `${counted(missions, 'Mission', 'Missions')} from deck ${decks.map((deck) => DECK_NAMES[deck - 1]).join(', ')}`,
  },
  clock: {
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')}`,
    warn: (seconds: number) => `${counted(seconds, 'second', 'seconds')} left`,
    off: 'no clock',
    label: 'Time left',
  },
  piles: {
    deck: (size: number, back: string | undefined) =>
      `Draw deck: ${counted(size, 'card', 'cards')}${back === undefined ? '' : `, next: ${back}`}`,
    discard: (size: number, top: string | undefined) =>
      `Discard pile: ${counted(size, 'card', 'cards')}${top === undefined ? '' : `, on top: ${top}`}`,
    discardName: 'Discards',
    story: (_size: number, top: string | undefined) =>
      top === undefined ? 'The Story hasn’t begun' : `The Story, on top: ${top}`,
    storyName: 'The Story',
    empty: 'empty',
    storyLog: 'The Story so far',
    missionsPlayed: (count: number, reputation: number) =>
      count < reputation ? `Missions: ${count}\u00a0of\u00a0${reputation}` : `Missions: ${count}\u00a0✓`,
    /** Below the crest of the card's player. */
    playedBy: (who: Person) => `Played by ${orYou(who, 'you')}`,
  },
  others: {
    done: 'done',
    backs: (items: number, missions: number, adventures: number) =>
      [
        counted(items, 'Item', 'Items'),
        counted(missions, 'Mission', 'Missions'),
        ...(adventures > 0 ? ['the Adventure'] : []),
      ].join(', '),
  },
  verbs: {
    play: (card: string) => `Play ${card}`,
    discardCard: (card: string) => `Discard ${card}`,
    choose: (card: string) => `Choose ${card}`,
    /** The label of a Mission's button, in a word. */
    mission: { play: 'Play', discard: 'Discard', several: 'Choose' },
    locked: (card: string, reputation: number) =>
      `You can play ${card} once ${counted(reputation, 'Mission is', 'Missions are')} in the Story`,
    done: 'I’m done',
    /** Asks for confirmation while cards are left, in hand and in the draw deck. */
    reallyDone: (hand: number, deck: number) => {
      const cards = [...(hand > 0 ? [`${hand} in hand`] : []), ...(deck > 0 ? [`${deck} to draw`] : [])];
      return `${cards.join(', ')}. Really done?`;
    },
    playOn: 'Play on',
    undone: '✓ Done (undo)',
    discard: 'Discard',
    discardHint: `Discard one card and draw another. You can also ${byDevice('swipe', 'drag')} a card down.`,
    several: 'Several at once',
    playThese: (count: number) => `Play ${count}`,
    discardThese: (count: number) => `Discard ${count}`,
    cancel: 'Cancel',
    draw: 'Draw',
    need: (what: string, _count: number) => `Call: I need ${what}`,
    /** Answers somebody's call. */
    answer: (what: string, to: Person) => `I have it! Answer ${to.name}: ${what}`,
    /** The same on its small button. */
    answerShort: 'I have it!',
    have: (what: string) => `Call: I have ${what}`,
    take: (what: string) => `Call: take ${what} as the reward`,
    say: 'Call out',
    type: 'Write a message',
    send: 'Send',
  },
  /** Short enough for a small button. */
  sayings: {
    wait: 'Wait!',
    now: 'I play it now!',
    careful: 'Careful, the Backpack!',
    yes: 'Yes!',
    no: 'No!',
    thanks: 'Thanks!',
    nothing: 'Nothing useful',
  },
  /** Events of the five minutes while you were away. */
  missedCards: (played: number, discarded: number) =>
    `While you were away: ${counted(played, 'card was', 'cards were')} played, ${discarded} discarded.`,
  notNow: 'You can’t do that now.',
  /** The decision came after the next reveal. */
  tooLate: 'Too late: the Story has moved on.',
  /** The browser's Back was pressed while the clock runs. */
  leaving: 'The clock is running. Go back once more to leave the table.',
  /** The possible actions in each phase, for the help. */
  now: {
    heroes: 'Keep one of your two Heroes.',
    ready: 'Look at your cards, then press “I’m ready”.',
    adventure: `${Tap} a card to play it: first the Items, then the Mission that needs them. ${Tap} what a Mission needs to call for it.`,
    resolution: 'Reveal the Story card by card, and decide together.',
    over: 'The Story is over.',
  },
  /** Above the table while the clock runs: the effect of a tap, and other possible actions. */
  during: {
    play: `${Tap} a card to play it on the Story: Items first, then the Mission that needs them.`,
    call: `${Tap} the bubble under an Item to say you have it, or what a Mission needs to ask for it.`,
    goOn: 'Remember what’s in the Story, and play on. Nothing left to play? Press “I’m done”.',
    discard: `${Tap} the card to discard: you draw another.`,
    several: `${Tap} the cards in order, then play or discard them.`,
    awaited: 'Everyone else is done. Play what still helps, then press “I’m done”.',
    done: 'You’re done. Once everybody is, the Story is told.',
  },
  refused: (card: string) => `Back in your hand: ${card}.`,
  late: (card: string) => `Too late. Still in your hand: ${card}.`,
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
  /** Possible moves, for the help; kinds that look the same to a player share one. */
  actions: {
    keep: (heroes: number) => `Choose your Hero: ${heroes} to choose from`,
    ready: 'Say you’re ready: the clock starts when everybody is',
    play: (cards: number) => `Play a card onto the Story: ${counted(cards, 'card', 'cards')}`,
    discard: 'Discard a card and draw another',
    draw: 'Draw a card',
    done: 'Say you’re done',
    undone: 'Play on: you’re not done after all',
    call: 'Call out what you have or need',
    reveal: 'Reveal the next card of the Story',
    finish: 'See the result',
    hold: 'Hold the next card, to talk first',
    release: 'Go on: the next card may be revealed',
    /** A choice to make for the team. */
    choose: 'Decide for the team',
    use: 'Use a Hero’s skill',
  },
  /** The abbreviations and symbols at the table. A slot holds this many pieces. */
  signs: {
    backs: {
      name: 'Small backs',
      says: 'The cards a teammate holds: I for an Item, M for a Mission, A for the Adventure.',
    },
    slots: {
      name: 'Slots',
      says: (pieces: number) =>
        `Each slot of the Backpack takes ${counted(pieces, 'Item', 'Items')} of a kind. An Item without a slot breaks it.`,
    },
  },
};
