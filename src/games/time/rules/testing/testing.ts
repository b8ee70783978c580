import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { parseOptions } from '../../../../engine/options.ts';
import type { Rng } from '../../../../engine/rng.ts';
import {
  adventureCard,
  type CardNumber,
  type HeroNumber,
  type ItemNumber,
  missionCard,
  printedOn,
} from '../content.ts';
import { addTo } from '../counts.ts';
import { openTime, type TimeGame } from '../game.ts';
import { revealMove } from '../moves.ts';
import { timeOptions } from '../options.ts';
import type { Call, Decision, TimeEvent, TimeMove, TimeState } from '../state.ts';
import { TEST_PACK } from './testing-pack.ts';

/** An rng that always returns 0, so that tests are deterministic. */
const NO_LUCK: Rng = { int: () => 0 };

export const game: TimeGame = openTime(TEST_PACK);

/** The number of an Item, Mission or Adventure of the test pack. */
export function card(id: string): CardNumber {
  const item = TEST_PACK.items.findIndex((other) => other.id === id);
  if (item !== -1) return item;
  const mission = TEST_PACK.missions.findIndex((other) => other.id === id);
  if (mission !== -1) return missionCard(mission);
  const adventure = TEST_PACK.adventures.findIndex((other) => other.id === id);
  if (adventure === -1) throw new Error(`the test pack has no card ${id}`);
  return adventureCard(adventure);
}

export const item: (id: string) => ItemNumber = card;

/** The number of a Hero. */
export function hero(id: string): HeroNumber {
  const number = TEST_PACK.heroes.findIndex((other) => other.id === id);
  if (number === -1) throw new Error(`the test pack has no Hero ${id}`);
  return number;
}

/** A table after set-up with these options. */
export function setUp(seats: number, options: Record<string, unknown> = {}, rng: Rng = NO_LUCK): TimeState {
  const checked = parseOptions(timeOptions, options);
  if (checked.kind === 'invalid') throw new Error(`${checked.field} is no option of this game`);
  return game.setup(seats, checked.options, { rng, now: 0 });
}

/** The parts of a table built by hand, with plain defaults. */
export interface TableParts {
  seats?: number;
  /** Hands by seat; the others are empty. */
  hands?: string[][];
  /** The draw deck, the next card first. */
  deck?: string[];
  /** The Story deck in the order in which it was played. */
  story?: string[];
  discard?: string[];
  /** Heroes by seat. */
  heroes?: string[];
  /** Item cards and tokens in the Backpack. */
  backpack?: string[];
  tokens?: string[];
  completed?: string[];
  goal?: number;
  options?: Record<string, unknown>;
}

/** A table in the Adventure phase, whose clock has just started. */
export function table(parts: TableParts): TimeState {
  const { seats = parts.hands?.length ?? parts.heroes?.length ?? 2, hands = [], heroes = [] } = parts;
  const state = setUp(seats, parts.options);
  state.phase = 'adventure';
  state.startsAt = 0;
  state.endsAt = state.clock > 0 ? state.clock : undefined;
  state.deck = (parts.deck ?? []).map(card).reverse();
  state.story = (parts.story ?? []).map(card);
  state.missionsPlayed = (parts.story ?? []).filter((id) => isMission(id)).length;
  state.discard = (parts.discard ?? []).map(card);
  state.completed = (parts.completed ?? []).map(card);
  state.goal = parts.goal ?? state.goal;
  state.players.forEach((player, seat) => {
    player.hand = (hands[seat] ?? []).map(card);
    player.ready = true;
    player.hero = heroes[seat] === undefined ? undefined : { hero: hero(heroes[seat]), used: false };
  });
  for (const id of parts.backpack ?? []) addTo(state.backpack.cards, item(id), 1);
  for (const id of parts.tokens ?? []) {
    addTo(state.backpack.tokens, item(id), 1);
    addTo(state.supply, item(id), -1);
  }
  return state;
}

function isMission(id: string): boolean {
  return TEST_PACK.missions.some((mission) => mission.id === id);
}

/** A table in the Resolution phase with this Story deck, in the order in which it was played. */
export function story(cards: string[], parts: TableParts = {}): TimeState {
  const state = table({ ...parts, story: cards });
  state.phase = 'resolution';
  state.story.reverse();
  return state;
}

/** Makes a move that must be legal and returns its events. */
export function make(state: TimeState, seat: Seat, move: TimeMove, now = 1000): TimeEvent[] {
  const rule = game.refusal(state, seat, move);
  if (rule !== undefined) throw new Error(`${rule} forbids ${JSON.stringify(move)}`);
  const events: TimeEvent[] = [];
  game.play(state, seat, move, { rng: NO_LUCK, now, emit: (event) => events.push(event) });
  return events;
}

/** The legal moves of a seat, without the `moment` of decisions. */
export function offers(state: TimeState, seat: Seat): TimeMove[] {
  return game.legalMoves(state, seat).map((move) => {
    if (!('moment' in move)) return move;
    const { moment: _, ...bare } = move;
    return bare;
  });
}

/** Reveals this many cards as seat 0 and returns the events. */
export function reveal(state: TimeState, times = 1): TimeEvent[] {
  return Array.from({ length: times }).flatMap(() => make(state, 0, revealMove(state.story.length)));
}

/** A Story in which the first player has just used the skill of their Hero. */
export function afterSkill(id: string, cards: string[], parts: TableParts = {}): TimeState {
  const state = story(cards, { heroes: [id], ...parts });
  make(state, 0, use(id));
  return state;
}

/** Advances the clock. */
export function expire(state: TimeState, now: number): TimeEvent[] {
  const events: TimeEvent[] = [];
  game.expire?.(state, { rng: NO_LUCK, now, emit: (event) => events.push(event) });
  return events;
}

/** The contents of the Backpack as ids: cards, then tokens with a star. */
export function packed(state: TimeState): string[] {
  const names = (counts: readonly number[], mark: string): string[] =>
    TEST_PACK.items.flatMap(({ id }, number) => new Array<string>(elementAt(counts, number)).fill(`${id}${mark}`));
  return [...names(state.backpack.cards, ''), ...names(state.backpack.tokens, '*')];
}

/** Cards as ids. */
export function ids(cards: readonly CardNumber[]): string[] {
  return cards.map((number) => printedOn(TEST_PACK, number).id);
}

export const play = (...cards: string[]): TimeMove => ({ kind: 'play', cards: cards.map(card) });
export const discard = (...cards: string[]): TimeMove => ({ kind: 'discard', cards: cards.map(card) });
export const refuse: Decision = { kind: 'refuse' };
export const enough: Decision = { kind: 'enough' };
export const drop = (...items: string[]): Decision => ({
  kind: 'drop',
  items: items.map(item).sort((one, other) => one - other),
});
export const take = (id: string): Decision => ({ kind: 'take', item: item(id) });
export const use = (id: string): Decision => ({ kind: 'use', hero: hero(id) });
export const sift = (...places: number[]): Decision => ({ kind: 'sift', places });
export const pay = (id: string): Decision => ({ kind: 'pay', item: item(id) });
export const name = (id: string): Decision => ({ kind: 'name', item: item(id) });
export const remove = (id: string, from: 'backpack' | 'supply'): Decision => ({ kind: 'remove', item: item(id), from });
export const need = (id: string, count = 1): Call => ({ kind: 'need', item: item(id), count });
export const have = (id: string, count = 1): Call => ({ kind: 'have', item: item(id), count });
export const callOut = (call: Call): TimeMove => ({ kind: 'call', call });
