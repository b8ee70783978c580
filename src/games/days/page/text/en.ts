import type { FirstTurnText } from '../../../../client/kit/guide/first-turn.ts';
import type { Signs } from '../../../../client/kit/signs/signs.ts';
import { en as table } from '../../../../client/kit/table/text/en.ts';
import { byDevice } from '../../../../client/text/by-device.ts';
import { capital, counted, does, type Person } from '../../../../engine/text.ts';
import { type Day, dayNameOf } from '../../rules/state.ts';
import { en as game } from '../../text/en.ts';
import { the } from '../../text/names/en.ts';
import type { DaysPointer, DaysSign, SpotName } from './text.ts';

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
export const en = {
  ...table,
  table: 'Dungeon Days',
  boards: 'The weeks of all players',
  hand: 'Your hand',
  handEmpty: 'Your hand is empty.',
  /** The distinguishing part of a spell's name: "Terror". */
  spellOf: (name: string) => name.replace(/^Spell of (the )?/, ''),
  /** The word on a board for cards that are not creatures. */
  onBoard: { invisibility: 'Invisible', boulder: 'Boulder' } satisfies Record<'invisibility' | 'boulder', string>,
  weekOf: (name: string) => `${name}’s week`,
  weekLabel: ({
    name,
    points,
    hand,
    isTurn,
    isYours,
    isAway,
  }: {
    name: string;
    points: string;
    hand: number;
    isTurn: boolean;
    isYours: boolean;
    isAway: boolean;
  }) =>
    `${name}: ${points}, ${counted(hand, 'card', 'cards')} in hand${isTurn ? `, it’s ${isYours ? 'your' : 'their'} turn` : ''}${isAway ? ', away' : ''}`,
  /** `worth`: the value in its corner, in words. */
  handLabel: ({
    name,
    worth,
    effect,
    harm,
    isPlayable,
  }: {
    name: string;
    worth: string | undefined;
    effect: string;
    /** The most points it could take from another player now. */
    harm: number | undefined;
    isPlayable: boolean;
  }) =>
    `${name}${worth === undefined ? '' : `, ${worth}`}. ${effect}${harm === undefined ? '' : ` Takes up to ${counted(harm, 'point', 'points')} from someone else.`}${isPlayable ? '' : ' No day fits it now.'}`,
  worth: (value: number) => counted(value, 'point', 'points'),
  worthNeighbour: 'as many points as the creature beside it',
  deck: (count: number) => `${counted(count, 'card', 'cards')} to draw`,
  reshuffles: (count: number, of: number) => `reshuffled ${count} of ${counted(of, 'time', 'times')}`,
  discard: (count: number) => `Discard pile: ${counted(count, 'card', 'cards')}`,
  discardTitle: 'The discard pile',
  discardEmpty: 'Nothing discarded yet.',
  discardOrder: 'The newest first.',
  spot,
  /** Added to the label of a day. */
  canPlayHere: 'can be played here',
  canTakeHere: 'a creature can be taken from here',
  /** Of a day, whose gender differs in some languages. */
  chosen: (_day: Day) => 'chosen',
  change,
  /** The same on another player's board. */
  changeFor: (name: string, points: number) => `${name} ${change(points)}`,
  /** A possible tap would give others points. */
  givesOthers: 'The points in red go to the others.',
  endsGame: 'ends the game',
  leaves: 'leaves',
  /** What would change on a day below its top card. */
  changesBelow: (took: string, gave: string) => `${gave} for ${took} below`,
  /** Of a day. */
  justChanged: (_day: Day) => 'just changed',
  nothingHere: 'Nothing here.',
  covered: 'covered, scores nothing',
  inSight: 'in sight',
  /** How much a card adds to the score of its day. */
  counts: (points: number) => `counts ${points}`,
  /** A card's position in a stack, counted from the top. */
  inStack: (card: string, place: number, of: number) =>
    `${card} (${place === 0 ? 'top' : place === of - 1 ? 'bottom' : ORDINALS[place]})`,
  cards: (count: number) => counted(count, 'card', 'cards'),
  status: {
    yourTurn: 'Your turn: draw a card, or play one.',
    drawOnly: 'Your turn: draw a card.',
    /** The reader's first turn, with this many cards in hand. */
    firstTurn: (count: number) =>
      `Your turn. You start with ${counted(count, 'card', 'cards')}: play one, or draw another.`,
    /** The same if none of them can be played, and how to see why. */
    firstDraw: (count: number) =>
      `Your turn. ${count === 1 ? 'Your card can’t' : `None of your ${count} cards can`} be played on an empty week: draw another.`,
    seeWhen: `${Tap} a card to see what it needs.`,
    playOnly: 'Nothing left to draw: play a card.',
    nothingToDo: 'Nothing to draw and nothing to play: pass.',
    chooseCard: 'Choose the card to play.',
    /** Undefined: the reader, as a spectator. */
    turnOf: (who: string | undefined) => `${who === undefined ? 'Your' : `${who}’s`} turn.`,
    otherAway: (name: string) => `${name} is away.`,
    noDayNow: (card: string) => `${card}: it can’t be played on any day now.`,
    tapDay: (card: string) => `${card}: choose a day that glows.`,
    tapAnyDay: (card: string) => `${card}: choose a day. It hits every board.`,
    transportDay: '1 of 2: choose the day.',
    transportBoard: (day: Day) => `2 of 2: whose ${dayName(day)}?`,
    transformSpot: '1 of 2: choose the creature to take.',
    transformHeight: (where: SpotName) => `Which creature of ${spot(where)}?`,
    transformCreature: (took: string) => `2 of 2: which creature from your hand replaces ${the(took)}?`,
    place: (card: string, where: SpotName) => `${capital(the(card))} on ${spot(where)}.`,
    terror: (card: string, day: Day) => `${capital(the(card))} on every ${dayName(day)}.`,
    transport: (day: Day, other: string) => `Swap your ${dayName(day)} with ${other}’s.`,
    transform: (took: string, where: SpotName, gave: string) =>
      `Take ${the(took)} from ${spot(where)}, leave ${the(gave)} there.`,
    whyNot: (where: SpotName, why: string) => `Not on ${spot(where)}: ${why}.`,
    noCreature: (card: string) => `${capital(the(card))} isn’t a creature: choose one that is.`,
    over: (why: string) => `${why}.`,
  },
  verbs: { draw: 'Draw', play: 'Play a card', pass: 'Pass', back: 'Back' },
  notYourTurn: (name: string) => `It’s ${name}’s turn.`,
  scoring: {
    title: 'Counting the points',
    wins: (names: string, shared: boolean) => (shared ? capital(`${names} share the win!`) : `${names} wins!`),
    youWin: 'You win!',
    /** Why a day's score differs from its top card. */
    mimicTakes: (card: string, value: number, from: Day) =>
      `${capital(the(card))} takes ${value} from ${dayName(from)}`,
    mimicNothing: (card: string) => `${capital(the(card))} has nobody to copy`,
    spriteAdds: (card: string, points: number, before: number) => `${capital(the(card))} adds ${points} to ${before}`,
    /** Who leads while the days are counted, and by how much. */
    leads: (who: Person, by: number) => `${does(who, 'leads', 'You lead')} by ${by}.`,
    takesLead: (who: Person) => `${does(who, 'takes', 'You take')} the lead!`,
    level: (points: number) => `Level at ${points}.`,
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
  } satisfies FirstTurnText<DaysPointer>,
  /** The meaning of the signs. */
  signs: {
    total: { name: 'Yellow number', says: 'What this week is worth now. Most points wins.' },
    hand: { name: 'Hand with a card', says: 'How many cards this player holds.' },
    deck: { name: 'Calendar', says: 'How many cards are left to draw.' },
    score: { name: 'Number in the corner', says: 'What this day scores now.' },
    stack: { name: 'Stacked cards', says: 'How many cards lie on this day, one on top of the other.' },
    harm: { name: 'Crossed swords', says: 'The most points this card can take from another player now.' },
    change: { name: '+3 or −3', says: 'How many points this would bring or cost.' },
    leaves: { name: '✕', says: 'This card would leave the board.' },
    ends: { name: '⚑', says: 'A card on this day ends the game.' },
  } satisfies Signs<DaysSign>,
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
