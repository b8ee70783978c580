import type { FirstTurn } from '../../../client/kit/guide/first-turn.ts';
import type { TimeEvent, TimeMove } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import type { TimePointer } from './text/text.ts';

/** A solo practice round without a clock has separate hints. */
const isAlone = (view: TimeView) => view.players.length === 1 && view.clock === 0;

/** A hint stays until this much was played, discarded or called since the first card. */
const TO_READ = 4;

/** The hints of a first round of Time: the button that starts the clock, a card to play, and where it goes. */
export const firstTurn: FirstTurn<TimeView, TimeEvent, TimeMove, TimePointer> = [
  {
    id: 'ready',
    at: '[data-move="ready"]',
    isDue: ({ view }) => !isAlone(view),
    isDone: ({ events, you }) => events.some((event) => event.kind === 'made-ready' && event.seat === you),
  },
  {
    id: 'play',
    // A card somebody calls for now; without one the hint waits.
    at: '[data-hand][data-wanted="true"]:not(:disabled)',
    isDue: ({ view }) => view.phase === 'adventure' && !isAlone(view),
    isDone: ({ events, you }) => events.some((event) => event.kind === 'played' && event.seat === you),
  },
  {
    id: 'story',
    at: '[data-flip="story"]',
    isDue: ({ view }) => view.phase === 'adventure' && view.story.size > 0 && !isAlone(view),
    // It disappears as the table goes on, no matter who does: calls appear in its place.
    isDone: ({ events }) => {
      const first = events.findIndex(({ kind }) => kind === 'played');
      const since = events.slice(first + 1).filter(({ kind }) => ['played', 'discarded', 'called'].includes(kind));
      return first !== -1 && since.length >= TO_READ;
    },
  },
];
