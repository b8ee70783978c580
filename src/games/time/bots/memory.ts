import type { Seat } from '../../../engine/game.ts';
import type { Rng } from '../../../engine/rng.ts';
import { backOf, type CardNumber, ITEM_KINDS } from '../rules/content.ts';
import type { Call, Saying, ShownCard, TimeEvent } from '../rules/state.ts';

/** How good a memory is, and how quick a hand. */
export interface Strength {
  /** Of a hundred cards that others lay, so many are forgotten at once; Missions a third as often. */
  forgets: number;
  /** The usual pause between two moves, in ms. */
  pace: number;
}

/** What a bot has seen and heard, as far as it remembers. */
export interface Memory {
  seat: Seat;
  /** The Story deck as remembered, the first card first; what was revealed has left it. */
  story: CardNumber[];
  /** Cards that are out of the game for good, as remembered: discarded, or Missions laid. */
  gone: CardNumber[];
  /** Laid cards that were seen since the last thought; what sticks is decided then. */
  fresh: { card: CardNumber; pile: 'story' | 'gone'; own: boolean }[];
  /** What others have called for and nobody has laid since: `needs[seat][item]`. */
  needs: number[][];
  /** What others have said they have and not laid since: `haves[seat][item]`. */
  haves: number[][];
  /** What the bot itself has called for, and what it has said it has. */
  called: Set<number>;
  offered: Set<number>;
  /** Rewards it counts on, and is going to say so. */
  toTake: number[];
  /** Thoughts to let pass because somebody said "wait" or is about to play. */
  waits: number;
  /** Thoughts in which it lays nothing unasked, because somebody said "mind the Backpack". */
  mindful: number;
  /** Tokens that somebody asked to take as a reward. */
  wanted: Set<number>;
}

const MOST_SEATS = 5;
/** Thoughts that somebody's "wait", "I play it now" and "mind the Backpack" take. */
const WAIT_THOUGHTS = 2;
const NOW_THOUGHTS = 1;
const MINDFUL_THOUGHTS = 6;

/** A memory with nothing in it yet. */
export function newMemory(seat: Seat): Memory {
  return {
    seat,
    story: [],
    gone: [],
    fresh: [],
    needs: countsBySeat(),
    haves: countsBySeat(),
    called: new Set(),
    offered: new Set(),
    toTake: [],
    waits: 0,
    mindful: 0,
    wanted: new Set(),
  };
}

function countsBySeat(): number[][] {
  return Array.from({ length: MOST_SEATS }, () => new Array<number>(ITEM_KINDS).fill(0));
}

/** Takes in what was seen or heard. */
export function remember(memory: Memory, event: TimeEvent): void {
  switch (event.kind) {
    case 'played':
      for (const card of event.cards) seeLaid(memory, { card, seat: event.seat, pile: 'story' });
      return;
    case 'discarded':
      for (const card of event.cards) seeLaid(memory, { card, seat: event.seat, pile: 'gone' });
      return;
    case 'called':
      if (event.seat !== memory.seat) hear(memory, event.seat, event.call);
      return;
    case 'revealed':
      turn(memory, event.card);
      return;
    case 'reward-taken':
    case 'exchanged':
      memory.wanted.delete(event.item);
      return;
    case 'looked':
      lookUpon(memory, event.cards);
      return;
    case 'sifted':
      for (const card of event.cards) forgetCard(memory, card);
      return;
    case 'mission-returned':
      memory.story.push(event.card);
      return;
  }
}

function seeLaid(memory: Memory, { card, seat, pile }: { card: ShownCard; seat: Seat; pile: 'story' | 'gone' }): void {
  if (typeof card !== 'number') return;
  memory.fresh.push({ card, pile, own: seat === memory.seat });
  if (backOf(card) === 'item') {
    memory.haves[seat][card] = Math.max(0, memory.haves[seat][card] - 1);
    if (seat === memory.seat) memory.offered.delete(card);
  }
  if (pile === 'gone') return;
  if (backOf(card) === 'item') {
    const caller = memory.needs.findIndex((needs) => needs[card] > 0);
    if (caller !== -1) memory.needs[caller][card] -= 1;
  } else {
    // A Mission is laid: whatever its player called for has served, or is called for again.
    memory.needs[seat].fill(0);
  }
}

function hear(memory: Memory, seat: Seat, call: Call): void {
  switch (call.kind) {
    case 'need':
      memory.needs[seat][call.item] = call.count;
      return;
    case 'have':
      memory.haves[seat][call.item] = call.count;
      // Whoever needs it asks for it now.
      memory.called.delete(call.item);
      return;
    case 'take':
      memory.wanted.add(call.item);
      return;
    case 'say':
      obey(memory, call.saying);
      return;
  }
}

/** What somebody asks of everybody. */
function obey(memory: Memory, saying: Saying): void {
  if (saying === 'wait') memory.waits = WAIT_THOUGHTS;
  if (saying === 'now') memory.waits = Math.max(memory.waits, NOW_THOUGHTS);
  if (saying === 'careful') memory.mindful = MINDFUL_THOUGHTS;
}

/** What was seen since the last thought sticks, or it does not. */
export function settle(memory: Memory, { forgets }: Strength, rng: Rng): void {
  for (const { card, pile, own } of memory.fresh) {
    const chance = backOf(card) === 'item' ? forgets * 3 : forgets;
    if (!own && rng.int(300) < chance) continue;
    memory[pile].push(card);
    if (pile === 'story' && backOf(card) !== 'item') memory.gone.push(card);
  }
  memory.fresh.length = 0;
}

/** A card was revealed: what lay before it in memory was remembered wrongly. */
function turn(memory: Memory, card: CardNumber): void {
  const place = memory.story.indexOf(card);
  if (place >= 0 && place <= 2) memory.story.splice(0, place + 1);
}

/** DT-86 The next cards lie open: now it is known which they are. */
function lookUpon(memory: Memory, cards: readonly ShownCard[]): void {
  const known = cards.filter((card) => typeof card === 'number');
  for (const card of known) {
    const place = memory.story.indexOf(card);
    // Farther back it is another card of its kind.
    if (place !== -1 && place < known.length + 3) memory.story.splice(place, 1);
  }
  memory.story.unshift(...known);
}

function forgetCard(memory: Memory, card: CardNumber): void {
  const place = memory.story.indexOf(card);
  if (place !== -1) memory.story.splice(place, 1);
}
