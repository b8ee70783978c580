import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { backOf, type CardNumber, ITEM_KINDS } from '../../games/time/content.ts';
import type { Call, ShownCard, TimeEvent } from '../../games/time/state.ts';

/** How good a memory is, and how quick a hand. */
export interface Level {
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
  /** What the bot itself has called for. */
  called: Set<number>;
  /** Thoughts to let pass because somebody said "wait". */
  waits: number;
  /** Tokens that somebody asked to take as a reward. */
  wanted: Set<number>;
}

const MOST_SEATS = 5;
/** Thoughts that three, two, one take, and thoughts somebody's "wait" takes. */
const COUNTDOWN_THOUGHTS = 1;
const WAIT_THOUGHTS = 2;

/** A memory with nothing in it yet. */
export function newMemory(seat: Seat): Memory {
  return {
    seat,
    story: [],
    gone: [],
    fresh: [],
    needs: Array.from({ length: MOST_SEATS }, () => new Array<number>(ITEM_KINDS).fill(0)),
    called: new Set(),
    waits: 0,
    wanted: new Set(),
  };
}

/** Takes in what was seen or heard. */
export function remember(memory: Memory, event: TimeEvent): void {
  switch (event.kind) {
    case 'clock-started':
      memory.waits = COUNTDOWN_THOUGHTS;
      return;
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
  if (call.kind === 'need') memory.needs[seat][call.item] = call.count;
  if (call.kind === 'take') memory.wanted.add(call.item);
  if (call.kind === 'say' && call.saying === 'wait') memory.waits = WAIT_THOUGHTS;
}

/** What was seen since the last thought sticks, or it does not. */
export function settle(memory: Memory, { forgets }: Level, rng: Rng): void {
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

function forgetCard(memory: Memory, card: CardNumber): void {
  const place = memory.story.indexOf(card);
  if (place !== -1) memory.story.splice(place, 1);
}
