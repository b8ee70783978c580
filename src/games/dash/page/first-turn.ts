import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import type { DashPointer } from './text/text.ts';

/** What a first turn of Dash points at: a card to flip, what it costs, and what helps. */
export const firstTurn: FirstTurn<DashView, DashEvent, DashMove, DashPointer> = [
  {
    id: 'flip',
    at: '[data-can-flip="true"]',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'flipped' && event.seat === you),
  },
  {
    id: 'ap',
    at: '[data-rule="DA-10"]',
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
  {
    id: 'equipment',
    // The card that helps, where one does.
    at: 'ul:has([data-role="use"]) [data-role="use"], ul:not(:has([data-role="use"])) > li > [data-hand]',
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
];
