import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** The card revealed last, and its result so far. */
export interface CardOutcome {
  /** The number of this reveal in the game, from 1. */
  number: number;
  card: CardNumber;
  packed?: ItemNumber;
  accomplished?: { spent: readonly ItemNumber[]; solved: boolean };
  /** The missing Items when it failed. */
  failed?: readonly ItemNumber[];
  dropped?: { seat: Seat; items: readonly ItemNumber[] };
  waived?: { seat?: Seat; items: readonly ItemNumber[] };
  effect?: true;
  reward?: { kind: 'taken'; item: ItemNumber; seat?: Seat } | { kind: 'refused'; seat: Seat } | { kind: 'none-left' };
  /** DT-69 What Garynor's Items were exchanged for before the next card. */
  exchanged?: { seat: Seat; item: ItemNumber };
  broke?: ItemNumber;
}

/** The result so far of the card revealed last: the events since its reveal. */
export function currentOutcome(events: readonly SeenTimeEvent[]): CardOutcome | undefined {
  const reveals = events.filter(({ event }) => event.kind === 'revealed').length;
  const start = events.findLastIndex(({ event }) => event.kind === 'revealed');
  const revealed = events[start]?.event;
  if (revealed?.kind !== 'revealed') return undefined;
  const outcome: CardOutcome = { number: reveals, card: revealed.card };
  for (const { event } of events.slice(start + 1)) addTo(outcome, event);
  return outcome;
}

function addTo(outcome: CardOutcome, event: TimeEvent): void {
  switch (event.kind) {
    case 'packed':
      if (event.piece === 'card') outcome.packed = event.item;
      return;
    case 'accomplished':
      outcome.accomplished = { spent: event.spent, solved: event.solved };
      return;
    case 'failed':
      outcome.failed = event.missing;
      return;
    case 'dropped':
      outcome.dropped = { seat: event.seat, items: event.items };
      return;
    case 'waived':
      outcome.waived = { items: event.items, ...(event.seat !== undefined && { seat: event.seat }) };
      return;
    case 'effect-began':
      outcome.effect = true;
      return;
    case 'reward-taken':
      outcome.reward = { kind: 'taken', item: event.item, ...(event.seat !== undefined && { seat: event.seat }) };
      return;
    case 'reward-refused':
      outcome.reward = { kind: 'refused', seat: event.seat };
      return;
    case 'exchanged':
      outcome.exchanged = { seat: event.seat, item: event.item };
      return;
    case 'no-reward-left':
      outcome.reward = { kind: 'none-left' };
      return;
    case 'backpack-broke':
      outcome.broke = event.item;
      return;
    default:
      return;
  }
}

/** How an unaccomplished Mission ended: its missing Items, or that a Hero discarded it, or that nobody saw it. */
export type Miss = { kind: 'failed'; missing: readonly ItemNumber[] } | { kind: 'sifted' | 'untold' };

/** DT-64, DT-66, DT-86 How each unaccomplished card ended; cards that were not played are left out. */
export function missesOf(events: readonly SeenTimeEvent[]): ReadonlyMap<CardNumber, Miss> {
  const misses = new Map<CardNumber, Miss>();
  for (const { event } of events) {
    if (event.kind === 'failed') misses.set(event.card, { kind: 'failed', missing: event.missing });
    else if (event.kind === 'sifted') for (const card of event.cards) misses.set(card, { kind: 'sifted' });
    else if (event.kind === 'game-over') for (const card of event.untold) misses.set(card, { kind: 'untold' });
  }
  return misses;
}

/** The Item that broke the Backpack. */
export function breakingItem(events: readonly SeenTimeEvent[]): ItemNumber | undefined {
  const broke = events.findLast(({ event }) => event.kind === 'backpack-broke')?.event;
  return broke?.kind === 'backpack-broke' ? broke.item : undefined;
}
