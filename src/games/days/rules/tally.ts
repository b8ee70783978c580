import type { CountCard } from '../../../engine/game.ts';
import { CARDS, TERROR, TRANSFORMATION, TRANSPORTATION } from './content.ts';
import type { DaysEvent } from './state.ts';

/** Counts the cards an event shows or uses: drawn is seen, played is used. Cards dealt at the start are not counted. */
export function tally(event: DaysEvent, count: CountCard): void {
  switch (event.kind) {
    case 'drawn':
      if (event.card !== 'face-down') count(CARDS[event.card], 'seen');
      return;
    case 'placed':
      count(CARDS[event.card], 'used');
      return;
    case 'terrified':
      count(CARDS[TERROR], 'used');
      return;
    case 'transported':
      count(CARDS[TRANSPORTATION], 'used');
      return;
    case 'transformed':
      count(CARDS[TRANSFORMATION], 'used');
      return;
  }
}
