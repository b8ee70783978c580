import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import type { DashPointer } from './text/text.ts';

/** The hints of a first turn of Dash: a card to flip, what helps, and the cost. */
export const firstTurn: FirstTurn<DashView, DashEvent, DashMove, DashPointer> = [
  {
    id: 'flip',
    // One card, not the board: a ring around the whole board would cross the text beside it.
    at: '[data-can-flip="true"] [data-face="down"]',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'flipped' && event.seat === you),
  },
  {
    id: 'equipment',
    // Only a card that helps now, so that the hint can be tried at once.
    at: '[data-hand][data-role="use"]',
    isDue: ({ moves }) => moves.some(({ kind }) => kind === 'use'),
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
  {
    id: 'ap',
    at: '[data-rule="DA-10"]',
    isDue: ({ view }) => view.phase === 'explore',
    isToBeRead: true,
    isDone: ({ view, events, you }) =>
      view.explorer !== you || events.some((event) => 'seat' in event && event.seat === you),
  },
];
