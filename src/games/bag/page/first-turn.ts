import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { BagEvent, BagMove } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import type { BagPointer } from './text/text.ts';

/** The hints of a first turn of Bag of Dungeon: a character, the tile to draw, and a step. */
export const firstTurn: FirstTurn<BagView, BagEvent, BagMove, BagPointer> = [
  {
    id: 'choose',
    at: '[data-move="choose"]:not(:disabled)',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'character-chosen' && event.who.seat === you),
  },
  {
    id: 'explore',
    at: '[data-move="draw"]',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'tile-drawn' && event.who.seat === you),
  },
  {
    id: 'walk',
    at: '[data-move="go"]',
    isDone: ({ events, you }) => events.some((event) => event.kind === 'walked' && event.who.seat === you),
  },
];
