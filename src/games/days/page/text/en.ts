import { en as table } from '../../../../client/table/text/en.ts';
import { counted } from '../../../../engine/text.ts';
import { DAYS, type Day } from '../../rules/state.ts';
import { en as game } from '../../text/text.en.ts';
import type { DaysPageText, SpotName } from './text.ts';

export { game };

function dayName(day: Day): string {
  return game.days[DAYS[day]];
}

function spot({ day, owner }: SpotName): string {
  return `${owner === undefined ? 'your' : `${owner}’s`} ${dayName(day)}`;
}

/** From the top of a stack; nobody piles up more that could be chosen from. */
const ORDINALS = ['top', '2nd', '3rd', ...Array.from({ length: 117 }, (_, more) => `${more + 4}th`)];

/** The Dungeon Days page in English. */
export const en: DaysPageText = {
  ...table,
  table: 'Dungeon Days',
  boards: 'The weeks of all players',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  short: { invisibility: 'Inv', boulder: 'Bou' },
  weekOf: (name) => `${name}’s week`,
  weekLabel: ({ name, points, hand, isTurn, isAway }) =>
    `${name}: ${points}, ${counted(hand, 'card', 'cards')} in hand${isTurn ? ', whose turn it is' : ''}${isAway ? ', away' : ''}`,
  handLabel: ({ name, worth, effect, isPlayable }) =>
    `${name}${worth === undefined ? '' : `, ${worth}`}. ${effect}${isPlayable ? '' : ' There is no day for it now.'}`,
  worth: (value) => counted(value, 'point', 'points'),
  worthNeighbour: 'as many points as a neighbour',
  deck: (count) => `${counted(count, 'card', 'cards')} to draw`,
  reshuffles: (count, of) => `reshuffled ${count} of ${counted(of, 'time', 'times')}`,
  discard: (count) => `Discard pile: ${counted(count, 'card', 'cards')}`,
  discardTitle: 'The discard pile',
  discardEmpty: 'No card has been discarded yet.',
  discardOrder: 'The newest first.',
  spot,
  canPlayHere: 'can be played here',
  canTakeHere: 'a creature can be taken from here',
  chosen: 'chosen',
  change: (points) => `${points > 0 ? '+' : '−'}${Math.abs(points)}`,
  leaves: 'leaves',
  changesBelow: (took, gave) => `${gave} for ${took} below`,
  justChanged: 'just changed',
  nothingHere: 'Nothing here.',
  covered: 'covered, scores nothing',
  inSight: 'in sight',
  counts: (points) => `counts ${points}`,
  inStack: (card, place, of) => `${card} (${place === 0 ? 'top' : place === of - 1 ? 'bottom' : ORDINALS[place]})`,
  cards: (count) => counted(count, 'card', 'cards'),
  status: {
    yourTurn: 'Your turn: draw a card, or play one.',
    drawOnly: 'Your turn: draw a card.',
    firstTurn: (count) => `Your turn. You start with ${counted(count, 'card', 'cards')}: play one, or draw another.`,
    firstDraw: (count) => `Your turn. You start with ${counted(count, 'card', 'cards')}: draw another.`,
    playOnly: 'Nothing left to draw: play a card.',
    nothingToDo: 'Nothing to draw and nothing to play: pass.',
    chooseCard: 'Tap the card you want to play.',
    otherTurn: (name) => `${name} is choosing.`,
    otherAway: (name) => `${name} is away.`,
    noDayNow: (card) => `${card}: there is no day for it now.`,
    tapDay: (card) => `${card}: tap a day that glows.`,
    tapAnyDay: (card) => `${card}: tap a day, it goes for all boards.`,
    transportDay: '1 of 2: tap the day.',
    transportBoard: (day) => `2 of 2: whose ${dayName(day)}?`,
    transformSpot: '1 of 2: tap the creature to take.',
    transformHeight: (where) => `Which creature of ${spot(where)}?`,
    transformCreature: (took) => `2 of 2: which creature from your hand replaces ${took}?`,
    place: (card, where) => `${card} on ${spot(where)}?`,
    terror: (card, day) => `${card} on every ${dayName(day)}?`,
    transport: (day, other) => `Swap your ${dayName(day)} with ${other}’s?`,
    transform: (took, where, gave) => `Take ${took} from ${spot(where)}, leave ${gave} there?`,
    whyNot: (where, why) => `Not on ${spot(where)}: ${why}.`,
    noCreature: (card) => `${card} is not a creature: tap one that is.`,
    over: (why) => `${why}.`,
  },
  verbs: { draw: 'Draw', play: 'Play a card', pass: 'Pass', back: 'Back', confirm: 'Play it' },
  notYourTurn: (name) => `It’s ${name}’s turn.`,
  scoring: {
    title: 'The week is counted',
    wins: (names, shared) => (shared ? `${names} share the win!` : `${names} wins!`),
    youWin: 'You win!',
    mimicTakes: (value, day) => `takes ${value} from ${dayName(day)}`,
    mimicNothing: 'finds nobody to imitate',
    spriteAdds: (points, before) => `adds ${points} to ${before}`,
    tieBreak: 'Equal points: more cards on the board decide.',
    shared: 'Equal points and equally many cards: a shared win.',
    seeStacks: 'Tap a day to see its stack.',
  },
  goal: 'Fill your week with creatures. When a week is full, the game ends and the highest score wins.',
  keys: [
    { key: '1–9', does: 'lift a card of your hand' },
    { key: '← ↑ ↓ →', does: 'move over days and boards, Enter chooses, Enter again plays' },
    { key: 'D', does: 'draw' },
    { key: 'P', does: 'play a card' },
    { key: 'Esc', does: 'one step back, close' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules; holding a finger on it does the same' },
    { key: '?', does: 'this help' },
  ],
};
