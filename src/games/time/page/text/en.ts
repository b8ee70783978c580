import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { counted, does, orYou } from '../../../../engine/text.ts';
import type { ItemWords } from '../../text/text.ts';
import type { TimePageText } from './text.ts';

export { en as game } from '../../text/en.ts';

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
  rewardLabel: (reward) => (reward === undefined ? 'no reward' : `reward: ${reward}`),
  heroes: 'Heroes',
  needs: 'Needs',
  unanswered: (what) => `Nobody answered your call for ${what}. Call again, or play on.`,
  unansweredShort: 'nobody…',
  answered: {
    has: (who) => `${does(who, 'has', 'You have')} it.`,
    played: (who) => `${does(who, 'has', 'You have')} played it.`,
  },
  shout: {
    need: (item, count, words) => `Need ${some(words.item(item), count)}!`,
    have: (item, count, words) => `Got ${some(words.item(item), count)}`,
    take: (item, _, words) => `Take ${words.item(item).the}!`,
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
    playedBy: (who) => `Played by ${orYou(who, 'you')}`,
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
      const cards = [...(hand > 0 ? [`${hand} in hand`] : []), ...(deck > 0 ? [`${deck} to draw`] : [])];
      return `${cards.join(', ')}. Really done?`;
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
  leaving: 'The clock is running. Go back once more to leave the table.',
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
    awaited: 'Everyone else is done. Play what still helps, then press “I’m done”.',
    done: 'You’re done. Once everybody is, the Story is told.',
  },
  refused: (card) => `Back in your hand: ${card}.`,
  late: (card) => `Too late. Still in your hand: ${card}.`,
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
};
