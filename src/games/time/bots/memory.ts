import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { backOf, type CardNumber, type ItemNumber } from '../rules/content.ts';
import { addTo, noItems } from '../rules/counts.ts';
import type { Call, Saying, ShownCard, TimeEvent } from '../rules/state.ts';

/** How good the bot's memory is, and how fast it plays. */
export interface Strength {
  /** The percentage of others' cards forgotten at once; for Missions a third of that. */
  forgets: number;
  /** The usual pause between two moves, in ms. */
  pace: number;
}

/** What a bot has seen and heard, as far as it remembers. */
export interface Memory {
  seat: Seat;
  /** The remembered Story deck, the first card first; revealed cards have left it. */
  story: CardNumber[];
  /** Remembered cards that are out of the game: discarded, or Missions played. */
  gone: CardNumber[];
  /** Cards seen since the last thought, when it is decided whether they are remembered. */
  fresh: { card: CardNumber; pile: 'story' | 'gone'; own: boolean }[];
  /** Others' calls that nobody has answered since: `needs[seat][item]`. */
  needs: number[][];
  /** Thoughts since a call for each Item was heard: people answer first. */
  heard: Map<ItemNumber, number>;
  /** Items others said they have and have not played since: `haves[seat][item]`. */
  haves: number[][];
  /** Thoughts since each seat last played, discarded, drew or called. */
  quiet: number[];
  /** Thoughts since anybody called for something, said what they have, or answered. */
  silence: number;
  /** Thoughts since anybody played or discarded a card. */
  cardless: number;
  /** How often anybody has called for each Item. */
  asked: number[];
  /** The bot's own calls: in how many thoughts it may repeat each, and how often it has called. */
  called: Map<ItemNumber, { again: number; times: number }>;
  /** The Items it has offered. */
  offered: Set<number>;
  /** Rewards it counts on and will announce. */
  toTake: number[];
  /** Thoughts to skip because somebody said "wait" or is about to play. */
  waits: number;
  /** Thoughts in which it plays nothing unasked, because somebody said "mind the Backpack". */
  mindful: number;
  /** Tokens somebody asked to take as a reward. */
  wanted: Set<number>;
}

const MOST_SEATS = 5;
/** How many thoughts a "wait", an "I play it now" and a "mind the Backpack" last. */
const WAIT_THOUGHTS = 2;
const NOW_THOUGHTS = 1;
const MINDFUL_THOUGHTS = 6;

/** An empty memory. */
export function newMemory(seat: Seat): Memory {
  return {
    seat,
    story: [],
    gone: [],
    fresh: [],
    needs: countsBySeat(),
    haves: countsBySeat(),
    heard: new Map(),
    quiet: new Array<number>(MOST_SEATS).fill(0),
    silence: 0,
    cardless: 0,
    asked: noItems(),
    called: new Map(),
    offered: new Set(),
    toTake: [],
    waits: 0,
    mindful: 0,
    wanted: new Set(),
  };
}

function countsBySeat(): number[][] {
  return Array.from({ length: MOST_SEATS }, noItems);
}

/** Whether an event shows that its player takes part. */
function isSign(event: TimeEvent): event is Extract<TimeEvent, { kind: 'played' | 'discarded' | 'drew' | 'called' }> {
  return ['played', 'discarded', 'drew', 'called'].includes(event.kind);
}

/** Takes in an event. */
export function remember(memory: Memory, event: TimeEvent): void {
  if (isSign(event)) memory.quiet[event.seat] = 0;
  if (event.kind === 'played' || event.kind === 'discarded') memory.cardless = 0;
  if (event.kind === 'called') {
    memory.silence = 0;
    if (event.call.kind === 'need') addTo(memory.asked, event.call.item, 1);
  }
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
    const haves = elementAt(memory.haves, seat);
    haves[card] = Math.max(0, elementAt(haves, card) - 1);
    if (seat === memory.seat) memory.offered.delete(card);
    // A player who needs one more calls again.
    if (pile === 'story') memory.called.delete(card);
  }
  if (pile === 'gone') return;
  if (backOf(card) === 'item') {
    const caller = memory.needs.find((needs) => elementAt(needs, card) > 0);
    if (caller !== undefined) {
      addTo(caller, card, -1);
      memory.silence = 0;
    }
  } else {
    // A Mission was played: its player's calls are settled, or will be repeated.
    elementAt(memory.needs, seat).fill(0);
  }
}

function hear(memory: Memory, seat: Seat, call: Call): void {
  switch (call.kind) {
    case 'need':
      elementAt(memory.needs, seat)[call.item] = call.count;
      if (!memory.heard.has(call.item)) memory.heard.set(call.item, 0);
      return;
    case 'have':
      elementAt(memory.haves, seat)[call.item] = call.count;
      // Players who need it ask for it now.
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

/** Follows requests to everybody. */
function obey(memory: Memory, saying: Saying): void {
  if (saying === 'wait') memory.waits = WAIT_THOUGHTS;
  if (saying === 'now') memory.waits = Math.max(memory.waits, NOW_THOUGHTS);
  if (saying === 'careful') memory.mindful = MINDFUL_THOUGHTS;
}

/** Thoughts since anybody at the table played, discarded or called. */
export function stillness({ quiet }: Memory): number {
  return Math.min(...quiet);
}

/** One thought later: calls may be repeated, and those heard have waited longer for an answer. */
export function passThought(memory: Memory): void {
  memory.silence += 1;
  memory.cardless += 1;
  for (const call of memory.called.values()) call.again -= 1;
  memory.quiet = memory.quiet.map((thoughts) => thoughts + 1);
  for (const [item, thoughts] of memory.heard) {
    if (memory.needs.some((needs) => elementAt(needs, item) > 0)) memory.heard.set(item, thoughts + 1);
    else memory.heard.delete(item);
  }
}

/**
 * Decides which cards seen since the last thought are remembered. `recall` returns the forgotten Items that must be in
 * the Story when somebody plays this Mission.
 */
export function settle(
  memory: Memory,
  { forgets }: Strength,
  { rng, recall }: { rng: Rng; recall(mission: CardNumber, still: number): readonly CardNumber[] },
): void {
  const { fresh } = memory;
  for (const [place, { card, pile, own }] of fresh.entries()) {
    const chance = backOf(card) === 'item' ? forgets * 3 : forgets;
    if (!own && rng.int(300) < chance) continue;
    if (!own && pile === 'story' && backOf(card) !== 'item') {
      const still = fresh.slice(place).filter((later) => later.pile === 'story').length;
      memory.story.push(...recall(card, still));
    }
    memory[pile].push(card);
    if (pile === 'story' && backOf(card) !== 'item') memory.gone.push(card);
  }
  memory.fresh.length = 0;
}

/** A card was revealed: cards remembered before it were wrong. */
function turn(memory: Memory, card: CardNumber): void {
  const place = memory.story.indexOf(card);
  if (place >= 0 && place <= 2) memory.story.splice(0, place + 1);
}

/** DT-86 The next cards are shown: now they are known. */
function lookUpon(memory: Memory, cards: readonly ShownCard[]): void {
  const known = cards.filter((card) => typeof card === 'number');
  for (const card of known) {
    const place = memory.story.indexOf(card);
    // Farther back it is another copy.
    if (place !== -1 && place < known.length + 3) memory.story.splice(place, 1);
  }
  memory.story.unshift(...known);
}

function forgetCard(memory: Memory, card: CardNumber): void {
  const place = memory.story.indexOf(card);
  if (place !== -1) memory.story.splice(place, 1);
}
