import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import type { DaysPointer } from './text/text.ts';

/** The hints of a first turn of Days: a card with its possible days, the deck, and the others' weeks. */
export const firstTurn: FirstTurn<DaysView, DaysEvent, DaysMove, DaysPointer> = [
  {
    id: 'play',
    // One's own days first: a Dragon may go to a rival's too, and would give them its points.
    at: [
      '[data-lit="true"][data-own="true"]:not([data-worse="true"])',
      '[data-lit="true"]:not([data-worse="true"])',
      '[data-hand][data-role="playable"]',
    ],
    isDone: ({ events, you }) =>
      events.some(
        (event) => 'seat' in event && event.seat === you && event.kind !== 'drawn' && event.kind !== 'passed',
      ),
  },
  {
    id: 'draw',
    at: '[data-rule="DD-10"]',
    // If only drawing is possible, there is no choice to explain.
    isDue: ({ moves }) => moves.some(({ kind }) => kind === 'draw') && moves.some(isPlay),
    isToBeRead: true,
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
  {
    id: 'others',
    at: '[data-flip^="week-"]',
    // Only while a play is possible: afterwards the turn is over.
    isDue: ({ moves }) => moves.some(isPlay),
    isToBeRead: true,
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
];

function isPlay({ kind }: DaysMove): boolean {
  return kind !== 'draw' && kind !== 'pass';
}
