import type { Seat } from '../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../rules/content.ts';
import type { TimeEvent } from '../rules/state.ts';
import type { SeenTimeEvent } from './use-news.ts';

/** The card that is being told, and what has become of it so far. */
export interface Chapter {
  /** Which reveal of the game it is, counted from 1. */
  number: number;
  card: CardNumber;
  packed?: ItemNumber;
  accomplished?: { spent: readonly ItemNumber[]; solved: boolean };
  /** What was missing when it failed. */
  failed?: readonly ItemNumber[];
  dropped?: { seat: Seat; items: readonly ItemNumber[] };
  waived?: { seat: Seat; items: readonly ItemNumber[] };
  effect?: true;
  reward?: { kind: 'taken'; item: ItemNumber; seat?: Seat } | { kind: 'refused'; seat: Seat } | { kind: 'none-left' };
  /** DT-69 What Garynor's Items were exchanged for before the next card. */
  exchanged?: { seat: Seat; item: ItemNumber };
  broke?: ItemNumber;
}

/** The chapter that is open now: what has happened since the last card was revealed. */
export function openChapter(events: readonly SeenTimeEvent[]): Chapter | undefined {
  const reveals = events.filter(({ event }) => event.kind === 'revealed').length;
  const start = events.findLastIndex(({ event }) => event.kind === 'revealed');
  const revealed = events[start]?.event;
  if (revealed?.kind !== 'revealed') return undefined;
  const chapter: Chapter = { number: reveals, card: revealed.card };
  for (const { event } of events.slice(start + 1)) addTo(chapter, event);
  return chapter;
}

function addTo(chapter: Chapter, event: TimeEvent): void {
  switch (event.kind) {
    case 'packed':
      if (event.piece === 'card') chapter.packed = event.item;
      return;
    case 'accomplished':
      chapter.accomplished = { spent: event.spent, solved: event.solved };
      return;
    case 'failed':
      chapter.failed = event.missing;
      return;
    case 'dropped':
      chapter.dropped = { seat: event.seat, items: event.items };
      return;
    case 'waived':
      chapter.waived = { seat: event.seat, items: event.items };
      return;
    case 'effect-began':
      chapter.effect = true;
      return;
    case 'reward-taken':
      chapter.reward = { kind: 'taken', item: event.item, ...(event.seat !== undefined && { seat: event.seat }) };
      return;
    case 'reward-refused':
      chapter.reward = { kind: 'refused', seat: event.seat };
      return;
    case 'exchanged':
      chapter.exchanged = { seat: event.seat, item: event.item };
      return;
    case 'no-reward-left':
      chapter.reward = { kind: 'none-left' };
      return;
    case 'backpack-broke':
      chapter.broke = event.item;
      return;
    default:
      return;
  }
}

/** What was missing when each card failed for the last time. */
export function failures(events: readonly SeenTimeEvent[]): ReadonlyMap<CardNumber, readonly ItemNumber[]> {
  return new Map(events.flatMap(({ event }) => (event.kind === 'failed' ? [[event.card, event.missing]] : [])));
}

/** What the Backpack broke on. */
export function breakingItem(events: readonly SeenTimeEvent[]): ItemNumber | undefined {
  const broke = events.findLast(({ event }) => event.kind === 'backpack-broke')?.event;
  return broke?.kind === 'backpack-broke' ? broke.item : undefined;
}
