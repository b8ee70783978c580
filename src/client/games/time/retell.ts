import { backOf } from '../../../games/time/content.ts';
import type { TimeEvent } from '../../../games/time/state.ts';

/** DT-21, DT-24 An event as the page keeps it once others have followed: what lies covered by then shows nothing. */
export function retell(event: TimeEvent): TimeEvent {
  switch (event.kind) {
    case 'played':
    case 'discarded':
    case 'looked':
      return { ...event, cards: event.cards.map(() => 'face-down') };
    case 'dealt':
    case 'drew':
      return { ...event, cards: event.cards.map((card) => (typeof card === 'number' ? backOf(card) : card)) };
    default:
      return event;
  }
}
