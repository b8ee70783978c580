import { elementAt } from '../../../engine/list.ts';
import { CARD_NUMBERS, type CardNumber, GAME_MISSIONS, HEROES, ITEM_COPIES, ITEM_KINDS } from './content.ts';
import { type Call, type Decision, LOOK_AHEAD, SAYINGS, type TimeMove } from './state.ts';

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

/** Parses a move from outside: exactly the right fields, with valid numbers. */
export function parseMove(raw: unknown): TimeMove | undefined {
  const fields = fieldsOf(raw);
  if (fields === undefined) return undefined;
  const { kind } = fields;
  if (typeof kind !== 'string') return undefined;
  if (isPlain(kind)) return hasOnly(fields, []) ? PLAIN_MOVES[kind] : undefined;
  if (isDecision(kind)) {
    const { moment, ...bare } = fields;
    if (!isFigure(moment, MOST_MOMENTS)) return undefined;
    const decision = parseDecision(bare);
    return decision && { ...decision, moment };
  }
  switch (kind) {
    case 'play':
    case 'discard': {
      const cards = hasOnly(fields, ['cards']) ? figures(fields.cards, CARD_NUMBERS, MOST_CARDS) : undefined;
      return cards === undefined || cards.length === 0 ? undefined : { kind, cards };
    }
    case 'keep': {
      const { hero } = fields;
      return hasOnly(fields, ['hero']) && isFigure(hero, HEROES) ? { kind, hero } : undefined;
    }
    case 'reveal': {
      const { left } = fields;
      return hasOnly(fields, ['left']) && isFigure(left, MOST_STORY + 1) ? revealMove(left) : undefined;
    }
    case 'call': {
      const call = hasOnly(fields, ['call']) ? parseCall(fields.call) : undefined;
      return call && { kind, call };
    }
    default:
      return undefined;
  }
}

/** Parses a move of an old journal or record, whose decisions have no `moment`. */
export function parseOldMove(raw: unknown): TimeMove | undefined {
  const fields = fieldsOf(raw);
  return fields === undefined || Object.hasOwn(fields, 'moment') ? undefined : parseDecision(fields);
}

/** Parses a decision without its `moment`. */
function parseDecision(fields: Record<string, unknown>): Decision | undefined {
  const { kind } = fields;
  switch (kind) {
    case 'refuse':
    case 'enough':
      return hasOnly(fields, []) ? { kind } : undefined;
    case 'drop':
    case 'waive': {
      const items = hasOnly(fields, ['items']) ? figures(fields.items, ITEM_KINDS, MOST_ITEMS) : undefined;
      return items && { kind, items: items.sort(ascending) };
    }
    case 'sift': {
      const places = hasOnly(fields, ['places']) ? figures(fields.places, LOOK_AHEAD, LOOK_AHEAD) : undefined;
      return places && new Set(places).size === places.length ? { kind, places: places.sort(ascending) } : undefined;
    }
    case 'arrange': {
      const { place } = fields;
      return hasOnly(fields, ['place']) && isFigure(place, LOOK_AHEAD) ? { kind, place } : undefined;
    }
    case 'use': {
      const { hero } = fields;
      return hasOnly(fields, ['hero']) && isFigure(hero, HEROES) ? { kind, hero } : undefined;
    }
    case 'take':
    case 'pay':
    case 'name': {
      const { item } = fields;
      return hasOnly(fields, ['item']) && isFigure(item, ITEM_KINDS) ? { kind, item } : undefined;
    }
    case 'remove': {
      const { item, from } = fields;
      if (!hasOnly(fields, ['item', 'from']) || !isFigure(item, ITEM_KINDS)) return undefined;
      return from === 'backpack' || from === 'supply' ? { kind, item, from } : undefined;
    }
    default:
      return undefined;
  }
}

/** DT-26 Parses a callout of the closed vocabulary. */
function parseCall(raw: unknown): Call | undefined {
  const fields = fieldsOf(raw);
  if (fields === undefined) return undefined;
  const { kind, item, count, saying } = fields;
  switch (kind) {
    case 'need':
    case 'have':
      if (!hasOnly(fields, ['item', 'count']) || !isFigure(item, ITEM_KINDS)) return undefined;
      return isFigure(count, MOST_CALLED + 1) && count > 0 ? { kind, item, count } : undefined;
    case 'take':
      return hasOnly(fields, ['item']) && isFigure(item, ITEM_KINDS) ? { kind, item } : undefined;
    case 'say': {
      const said = SAYINGS.find((word) => word === saying);
      return hasOnly(fields, ['saying']) && said !== undefined ? { kind, saying: said } : undefined;
    }
    default:
      return undefined;
  }
}

function fieldsOf(raw: unknown): Record<string, unknown> | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return Object.hasOwn(raw, 'kind') ? (raw as Record<string, unknown>) : undefined;
}

function hasOnly(fields: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(fields).length === names.length + 1 && names.every((name) => Object.hasOwn(fields, name));
}

function isPlain(kind: string): kind is keyof typeof PLAIN_MOVES {
  return Object.hasOwn(PLAIN_MOVES, kind);
}

function isDecision(kind: string): boolean {
  return (DECISIONS as readonly string[]).includes(kind);
}

function isFigure(value: unknown, bound: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound;
}

function figures(raw: unknown, bound: number, most: number): number[] | undefined {
  if (!Array.isArray(raw) || raw.length > most) return undefined;
  return raw.every((value) => isFigure(value, bound)) ? raw.slice() : undefined;
}

function ascending(one: number, other: number): number {
  return one - other;
}
