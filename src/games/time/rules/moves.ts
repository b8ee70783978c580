import * as z from 'zod/mini';
import { elementAt } from '../../../engine/list.ts';
import { between } from '../../../engine/pack-schema.ts';
import { CARD_NUMBERS, type CardNumber, GAME_MISSIONS, HEROES, ITEM_COPIES, ITEM_KINDS } from './content.ts';
import { type Decision, LOOK_AHEAD, SAYINGS, type TimeMove } from './state.ts';

const MOST_CARDS = 15;
/** DT-37, DT-67 No card lists more Items. */
const MOST_ITEMS = 5;
/** DT-26 The number of pieces of a kind limits what anybody needs or has. */
const MOST_CALLED = 6;
/** All Items, all Missions and the Adventure. */
const MOST_STORY = ITEM_KINDS * ITEM_COPIES + GAME_MISSIONS + 1;
/** DT-39 An upper limit for the reveals and choices of one game. */
const MOST_MOMENTS = 1000;

/** Moves without parameters, created once. */
export const PLAIN_MOVES = Object.freeze({
  ready: Object.freeze({ kind: 'ready' }),
  draw: Object.freeze({ kind: 'draw' }),
  done: Object.freeze({ kind: 'done' }),
  undone: Object.freeze({ kind: 'undone' }),
  away: Object.freeze({ kind: 'away' }),
  back: Object.freeze({ kind: 'back' }),
  finish: Object.freeze({ kind: 'finish' }),
  hold: Object.freeze({ kind: 'hold' }),
  release: Object.freeze({ kind: 'release' }),
} satisfies Record<string, TimeMove>);

/** DT-39 The moves that name their point of the game (`moment`). */
export const DECISIONS = [
  'use',
  'take',
  'refuse',
  'drop',
  'waive',
  'sift',
  'arrange',
  'pay',
  'remove',
  'enough',
  'name',
] as const satisfies readonly Decision['kind'][];

const eachCard = (make: (card: CardNumber) => TimeMove): TimeMove[] =>
  Array.from({ length: CARD_NUMBERS }, (_, card) => make(card));

const PLAY_ONE = eachCard((card) => Object.freeze({ kind: 'play', cards: Object.freeze([card]) }));
const DISCARD_ONE = eachCard((card) => Object.freeze({ kind: 'discard', cards: Object.freeze([card]) }));
const REVEALS = Array.from({ length: MOST_STORY + 1 }, (_, left): TimeMove => Object.freeze({ kind: 'reveal', left }));

/** Playing one card; created once for each. */
export function playMove(card: CardNumber): TimeMove {
  return elementAt(PLAY_ONE, card);
}

/** Discarding one card; created once for each. */
export function discardMove(card: CardNumber): TimeMove {
  return elementAt(DISCARD_ONE, card);
}

/** Revealing a card with this many left; created once for each. */
export function revealMove(left: number): TimeMove {
  return elementAt(REVEALS, left);
}

/**
 * Moves that are legal although `legalMoves` never lists them: several cards at once (any order of any part of a hand),
 * callouts, and leaving and returning. They are too many to list.
 */
export function isUnlisted(move: TimeMove): boolean {
  switch (move.kind) {
    case 'call':
    case 'away':
    case 'back':
      return true;
    case 'play':
    case 'discard':
      return move.cards.length > 1;
    default:
      return false;
  }
}

const item = between(0, ITEM_KINDS - 1);
const hero = between(0, HEROES - 1);
const moment = z.exactOptional(between(0, MOST_MOMENTS - 1));
/** At most this many numbers below a bound, sorted. */
const sorted = (bound: number, most: number) =>
  z.pipe(
    z.array(between(0, bound - 1)).check(z.maxLength(most)),
    z.transform((list) => list.toSorted((one, other) => one - other)),
  );

/** DT-26 A callout of the closed vocabulary. */
const call = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['need', 'have']), item, count: between(1, MOST_CALLED) }),
  z.strictObject({ kind: z.literal('take'), item }),
  z.strictObject({ kind: z.literal('say'), saying: z.enum(SAYINGS) }),
]);

const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['ready', 'draw', 'done', 'undone', 'away', 'back', 'finish', 'hold', 'release']) }),
  z.strictObject({
    kind: z.enum(['play', 'discard']),
    cards: z.array(between(0, CARD_NUMBERS - 1)).check(z.minLength(1), z.maxLength(MOST_CARDS)),
  }),
  z.strictObject({ kind: z.literal('keep'), hero }),
  z.strictObject({ kind: z.literal('reveal'), left: between(0, MOST_STORY) }),
  z.strictObject({ kind: z.literal('call'), call }),
  z.strictObject({ kind: z.enum(['refuse', 'enough']), moment }),
  z.strictObject({ kind: z.enum(['drop', 'waive']), items: sorted(ITEM_KINDS, MOST_ITEMS), moment }),
  z.strictObject({
    kind: z.literal('sift'),
    places: sorted(LOOK_AHEAD, LOOK_AHEAD).check(z.refine((places) => new Set(places).size === places.length)),
    moment,
  }),
  z.strictObject({ kind: z.literal('arrange'), place: between(0, LOOK_AHEAD - 1), moment }),
  z.strictObject({ kind: z.literal('use'), hero, moment }),
  z.strictObject({ kind: z.enum(['take', 'pay', 'name']), item, moment }),
  z.strictObject({ kind: z.literal('remove'), item, from: z.enum(['backpack', 'supply']), moment }),
]);

/** Parses a move from outside: exactly the right fields, with valid numbers. A decision names its `moment`. */
export function parseMove(raw: unknown): TimeMove | undefined {
  const { data: move } = moveSchema.safeParse(raw);
  return move !== undefined && isDecision(move) === 'moment' in move ? move : undefined;
}

/** Parses a move of an old journal or record, whose decisions have no `moment`. */
export function parseOldMove(raw: unknown): TimeMove | undefined {
  const { data: move } = moveSchema.safeParse(raw);
  return move !== undefined && isDecision(move) && !('moment' in move) ? move : undefined;
}

function isDecision({ kind }: TimeMove): boolean {
  return (DECISIONS as readonly string[]).includes(kind);
}
