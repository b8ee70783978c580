import type { EventVibrations } from '../../../../client/kit/sound/event-vibrations.ts';
import type { DaysEvent } from '../../rules/state.ts';

/** Events that vibrate: others' actions on your week. */
export const VIBRATIONS: EventVibrations<DaysEvent> = {
  'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
  removed: ({ cards }) => ({ by: cards.map(({ board }) => board), how: 'knock' }),
  transported: ({ board }) => ({ by: board, how: 'knock' }),
  transformed: ({ board }) => ({ by: board, how: 'knock' }),
};
