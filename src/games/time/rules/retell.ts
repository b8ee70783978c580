import { backOf } from './content.ts';
import type { TimeEvent } from './state.ts';

/**
 * DT-21, DT-24 The event as it is told later, to whoever it is, and as a page keeps it once others have followed: what
 * lies covered by then shows nothing, not even what one drew oneself and has played since.
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

/** DT-13 Cards that were dealt or drawn, as those see them who do not hold them. */
export function withBacks(event: Extract<TimeEvent, { kind: 'dealt' | 'drew' }>): TimeEvent {
  return { ...event, cards: event.cards.map((card) => (typeof card === 'number' ? backOf(card) : card)) };
}
