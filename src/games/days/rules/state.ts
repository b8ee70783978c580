import type { Seat } from '../../../engine/game.ts';
import { elementAt, present } from '../../../engine/list.ts';
import { type CardNumber, TERROR, TRANSFORMATION, TRANSPORTATION } from './content.ts';

/** DD-2 The days of a board in order; a day is an index into this list. */
export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type DayName = (typeof DAYS)[number];
/** 0 is Monday, 6 is Sunday. */
export type Day = number;
export const WEEK = DAYS.length;

/** The name of a day, as in texts. */
export function dayNameOf(day: Day): DayName {
  return elementAt(DAYS, day);
}

/** DD-56 The game is scored when this reshuffle is used up. */
export const LAST_RESHUFFLE = 3;

/** DD-13 The cards on a day, lowest first. */
export type Stack = CardNumber[];
/** A player's board: seven stacks, Monday first. */
export type Week = Stack[];

// Bots ask these thousands of times a turn. Each reads lists of one kind only: `elementAt`, shared by lists of every
// kind, made them a quarter slower.

/** The board of a player. */
export function weekOf(boards: readonly Week[], board: Seat): Week {
  return present(boards[board]);
}

/** The stack on a day of a week. */
export function stackOn(week: Week, day: Day): Stack {
  return present(week[day]);
}

/** The stack on a day of a board. */
export function stackAt(boards: readonly Week[], board: Seat, day: Day): Stack {
  return stackOn(weekOf(boards, board), day);
}

/** The card at this height of a stack; 0 is the lowest. */
export function cardAtHeight(stack: readonly CardNumber[], height: number): CardNumber {
  return present(stack[height]);
}

/** DD-45 Whether a Sprite's value is added to the score below it, or covers it. */
export type SpriteRule = 'adds' | 'covers';

/** Why a game ended: a full week (DD-20), the last deck drawn (DD-56), or nobody can do anything (DD-14). */
export type Ending = 'full-week' | 'last-deck' | 'all-passed';
/** The game goes on, or has ended for this reason. */
export type Phase = 'playing' | Ending;

export interface DaysState {
  phase: Phase;
  sprite: SpriteRule;
  /** Whose turn it is. */
  turn: Seat;
  /** Face down, the next one last. */
  deck: CardNumber[];
  /** DD-15 Face up, the newest last. */
  discard: CardNumber[];
  /** How often the discard pile has been reshuffled into the deck. */
  reshuffles: number;
  /** DD-14 Players who passed in a row. */
  passes: number;
  /** Each hand in the order the cards were drawn. */
  hands: CardNumber[][];
  boards: Week[];
  /** A table from before the second edition: its journal and record replay with the rulings of that time (DD-48). */
  firstEdition?: true;
}

/** The input for where a card can be played: the boards, and the edition of the rulings. */
export interface Field {
  readonly boards: readonly Week[];
  readonly firstEdition?: true;
}

/** A card placed on a day of a board: every creature, both traps, and the Spell of Invisibility. */
export interface Placement {
  readonly kind: 'place';
  readonly card: CardNumber;
  readonly board: Seat;
  readonly day: Day;
}

/** A move that plays a card, with all choices made. */
export type DaysPlay =
  | Placement
  | { readonly kind: 'terror'; readonly day: Day }
  /** Swaps this day of the own board with the same day of another. */
  | { readonly kind: 'transport'; readonly board: Seat; readonly day: Day }
  /** The creature at this height (0 is the lowest) goes to the hand, and `creature` from the hand takes its place. */
  | {
      readonly kind: 'transform';
      readonly board: Seat;
      readonly day: Day;
      readonly height: number;
      readonly creature: CardNumber;
    };

/** DD-10 Draw, or play one card; DD-14 or pass, if neither is possible. */
export type DaysMove = { readonly kind: 'draw' } | { readonly kind: 'pass' } | DaysPlay;

/** The card in hand that a move plays. */
export function cardOf(move: DaysPlay): CardNumber {
  switch (move.kind) {
    case 'place':
      return move.card;
    case 'terror':
      return TERROR;
    case 'transport':
      return TRANSPORTATION;
    case 'transform':
      return TRANSFORMATION;
  }
}

/** The rules that can forbid a move. */
export const REFUSALS = [
  'DD-2',
  'DD-10',
  'DD-11',
  'DD-12',
  'DD-14',
  'DD-20',
  'DD-30',
  'DD-31',
  'DD-32',
  'DD-33',
  'DD-34',
  'DD-35',
  'DD-37',
  'DD-38',
  'DD-39',
  'DD-43',
  'DD-44',
  'DD-45',
  'DD-49',
  'DD-51',
  'DD-54',
  'DD-56',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A card that left a day for the discard pile. */
export interface Removal {
  board: Seat;
  day: Day;
  card: CardNumber;
}

export type DaysEvent =
  | { kind: 'game-started'; starter: Seat; decks: number; cards: number; startingHand: number }
  /** Only the player who drew it sees the card. */
  | { kind: 'drawn'; seat: Seat; card: CardNumber | 'face-down' }
  | { kind: 'reshuffled'; cards: number; reshuffles: number }
  /** The played card, and the cards it removed, without the played trap or spell itself. */
  | { kind: 'placed'; seat: Seat; card: CardNumber; board: Seat; day: Day }
  | { kind: 'terrified'; seat: Seat; day: Day }
  /** `gave` went from the caster's board to the other, `got` came from there. */
  | { kind: 'transported'; seat: Seat; board: Seat; day: Day; gave: Stack; got: Stack }
  | { kind: 'transformed'; seat: Seat; board: Seat; day: Day; height: number; took: CardNumber; gave: CardNumber }
  | { kind: 'removed'; seat: Seat; by: CardNumber; cards: Removal[] }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'game-over'; why: Ending; full: Seat[]; winners: Seat[]; scores: number[] };

/** The play that an event tells, and whose it was; undefined if it tells none. */
export function playToldBy(event: DaysEvent): { seat: Seat; play: DaysPlay } | undefined {
  switch (event.kind) {
    case 'placed':
      return { seat: event.seat, play: { kind: 'place', card: event.card, board: event.board, day: event.day } };
    case 'terrified':
      return { seat: event.seat, play: { kind: 'terror', day: event.day } };
    case 'transported':
      return { seat: event.seat, play: { kind: 'transport', board: event.board, day: event.day } };
    case 'transformed':
      return {
        seat: event.seat,
        play: { kind: 'transform', board: event.board, day: event.day, height: event.height, creature: event.gave },
      };
    default:
      return undefined;
  }
}
