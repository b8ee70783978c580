import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { TimeEvent } from '../../rules/state.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** Events as entries of a journal, from 0. */
export const seen = (events: readonly TimeEvent[]): SeenTimeEvent[] => events.map((event, seq) => ({ seq, event }));

/** Covered cards that somebody played. */
export const played = (seat: Seat, count = 1): TimeEvent => ({
  kind: 'played',
  seat,
  cards: new Array<'face-down'>(count).fill('face-down'),
});

export const revealed = (card: CardNumber): TimeEvent => ({ kind: 'revealed', seat: 0, card });

export const packed = (item: ItemNumber, piece: 'card' | 'token' = 'card'): TimeEvent => ({
  kind: 'packed',
  item,
  piece,
  used: 1,
  slots: 8,
});
