import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { NewGameEvent, NewGameMove } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import type { NewGamePointer } from './text/text.ts';

/** The hints of a first turn of New Game: the die, the growing heap, and the way to end the turn. */
export const firstTurn: FirstTurn<NewGameView, NewGameEvent, NewGameMove, NewGamePointer> = [
  {
    id: 'roll',
    at: '[data-verb="roll"]',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'rolled' && event.seat === you),
  },
  {
    id: 'heap',
    at: '[data-rule="NG-10"]',
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
  {
    id: 'stop',
    at: '[data-verb="stop"]',
    isDone: ({ events, you }) => events.some((event) => 'seat' in event && event.seat === you),
  },
];
