import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { capital, counted, does } from '../../../../engine/text.ts';
import { type Day, dayNameOf } from '../../rules/state.ts';
import { en as game } from '../../text/en.ts';
import { the } from '../../text/names/en.ts';
import type { DaysPageText, SpotName } from './text.ts';

export { game };

function dayName(day: Day): string {
  return game.days[dayNameOf(day)];
}

function spot({ day, owner }: SpotName): string {
  return `${owner === undefined ? 'your' : `${owner}’s`} ${dayName(day)}`;
}

/** Positions from the top of a stack; longer than any stack can be. */
const ORDINALS = ['top', '2nd', '3rd', ...Array.from({ length: 117 }, (_, more) => `${more + 4}th`)];

function change(points: number): string {
  return `${points > 0 ? '+' : '−'}${Math.abs(points)}`;
}

const Tap = byDevice('Tap', 'Click');

/** The Dungeon Days page in English. */
export const en: DaysPageText = {
  ...table,
  table: 'Dungeon Days',
  boards: 'The weeks of all players',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  spellOf: (name) => name.replace(/^Spell of (the )?/, ''),
  onBoard: { invisibility: 'Invisible', boulder: 'Boulder' },
  weekOf: (name) => `${name}’s week`,
  weekLabel: ({ name, points, hand, isTurn, isYours, isAway }) =>
    `${name}: ${points}, ${counted(hand, 'card', 'cards')} in hand${isTurn ? `, it’s ${isYours ? 'your' : 'their'} turn` : ''}${isAway ? ', away' : ''}`,
  handLabel: ({ name, worth, effect, harm, isPlayable }) =>
    `${name}${worth === undefined ? '' : `, ${worth}`}. ${effect}${harm === undefined ? '' : ` Takes up to ${counted(harm, 'point', 'points')} from someone else.`}${isPlayable ? '' : ' No day fits it now.'}`,
  worth: (value) => counted(value, 'point', 'points'),
  worthNeighbour: 'as many points as the creature beside it',
  deck: (count) => `${counted(count, 'card', 'cards')} to draw`,
  reshuffles: (count, of) => `reshuffled ${count} of ${counted(of, 'time', 'times')}`,
  discard: (count) => `Discard pile: ${counted(count, 'card', 'cards')}`,
  discardTitle: 'The discard pile',
  discardEmpty: 'Nothing discarded yet.',
  discardOrder: 'The newest first.',
  spot,
  canPlayHere: 'can be played here',
  canTakeHere: 'a creature can be taken from here',
  chosen: () => 'chosen',
  change,
  changeFor: (name, points) => `${name} ${change(points)}`,
  givesOthers: 'The points in red go to the others.',
  endsGame: 'ends the game',
  leaves: 'leaves',
  changesBelow: (took, gave) => `${gave} for ${took} below`,
  justChanged: () => 'just changed',
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
    firstDraw: (count) =>
      `Your turn. ${count === 1 ? 'Your card can’t' : `None of your ${count} cards can`} be played on an empty week: draw another.`,
    seeWhen: `${Tap} a card to see what it needs.`,
    playOnly: 'Nothing left to draw: play a card.',
    nothingToDo: 'Nothing to draw and nothing to play: pass.',
    chooseCard: 'Choose the card to play.',
    turnOf: (who) => `${who === undefined ? 'Your' : `${who}’s`} turn.`,
    otherAway: (name) => `${name} is away.`,
    noDayNow: (card) => `${card}: it can’t be played on any day now.`,
    tapDay: (card) => `${card}: choose a day that glows.`,
    tapAnyDay: (card) => `${card}: choose a day. It hits every board.`,
    transportDay: '1 of 2: choose the day.',
    transportBoard: (day) => `2 of 2: whose ${dayName(day)}?`,
    transformSpot: '1 of 2: choose the creature to take.',
    transformHeight: (where) => `Which creature of ${spot(where)}?`,
    transformCreature: (took) => `2 of 2: which creature from your hand replaces ${the(took)}?`,
    place: (card, where) => `${capital(the(card))} on ${spot(where)}.`,
    terror: (card, day) => `${capital(the(card))} on every ${dayName(day)}.`,
    transport: (day, other) => `Swap your ${dayName(day)} with ${other}’s.`,
    transform: (took, where, gave) => `Take ${the(took)} from ${spot(where)}, leave ${the(gave)} there.`,
    whyNot: (where, why) => `Not on ${spot(where)}: ${why}.`,
    noCreature: (card) => `${capital(the(card))} isn’t a creature: choose one that is.`,
    over: (why) => `${why}.`,
  },
  verbs: { draw: 'Draw', play: 'Play a card', pass: 'Pass', back: 'Back' },
  notYourTurn: (name) => `It’s ${name}’s turn.`,
  scoring: {
    title: 'Counting the points',
    wins: (names, shared) => (shared ? capital(`${names} share the win!`) : `${names} wins!`),
    youWin: 'You win!',
    mimicTakes: (card, value, from) => `${capital(the(card))} takes ${value} from ${dayName(from)}`,
    mimicNothing: (card) => `${capital(the(card))} has nobody to copy`,
    spriteAdds: (card, points, before) => `${capital(the(card))} adds ${points} to ${before}`,
    leads: (who, by) => `${does(who, 'leads', 'You lead')} by ${by}.`,
    takesLead: (who) => `${does(who, 'takes', 'You take')} the lead!`,
    level: (points) => `Level at ${points}.`,
    nobodyYet: 'No points yet.',
    toResult: 'See the result',
    tieBreak: 'Same points: most cards on the board wins.',
    shared: 'Same points, same number of cards: a shared win.',
    seeStacks: 'Choose a day to see its stack.',
  },
  goal: 'Fill your week with creatures. When a week is full, the game ends and the highest score wins.',
  firstTurn: {
    aim: 'Fill your week with creatures worth the most.',
    pointers: {
      play: `${Tap} a card, then a day that lights up.`,
      draw: 'You can draw instead of playing: one thing a turn.',
      others: 'Some of your cards go here, to take points from others.',
    },
  },
  signs: {
    total: { name: 'Yellow number', says: 'What this week is worth now. Most points wins.' },
    hand: { name: 'Hand with a card', says: 'How many cards this player holds.' },
    deck: { name: 'Calendar', says: 'How many cards are left to draw.' },
    score: { name: 'Number in the corner', says: 'What this day scores now.' },
    stack: { name: '×2', says: 'How many cards lie on this day, one on top of the other.' },
    change: { name: '+3 or −3', says: 'How many points this would bring or cost.' },
    leaves: { name: '✕', says: 'This card would leave the board.' },
    ends: { name: '⚑', says: 'A card on this day ends the game.' },
  },
  keys: [
    { key: '1–9', does: 'lift a card of your hand' },
    { key: '← ↑ ↓ →', does: 'move over days and boards, Enter plays the lifted card there' },
    { key: 'D', does: 'draw' },
    { key: 'P', does: 'play a card' },
    { key: 'Esc', does: 'one step back, close' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all rules' },
    { key: '?', does: 'this help' },
  ],
};
