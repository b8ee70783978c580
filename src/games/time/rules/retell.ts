import { backOf } from './content.ts';
import type { TimeEvent } from './state.ts';

/**
 * DT-21, DT-24 The event as told later to anybody, and as a page keeps it after further events: cards covered by then
 * stay hidden, even those the reader drew and has played since.
 */
export function retell(event: TimeEvent): TimeEvent {
  switch (event.kind) {
    case 'played':
    case 'discarded':
    case 'looked':
      return { ...event, cards: event.cards.map(() => 'face-down') };
    case 'dealt':
    case 'drew':
      return withBacks(event);
    default:
      return event;
  }
}

/** DT-13 Dealt or drawn cards as the other players see them. */
export function withBacks(event: Extract<TimeEvent, { kind: 'dealt' | 'drew' }>): TimeEvent {
  return { ...event, cards: event.cards.map((card) => (typeof card === 'number' ? backOf(card) : card)) };
}
