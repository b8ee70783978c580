import type { EventVibrations } from '../../../../client/kit/sound/event-vibrations.ts';
import type { DaysEvent } from '../../rules/state.ts';

/** What a hand feels at a Dungeon Days table: what others do to its own week. */
export const VIBRATIONS: EventVibrations<DaysEvent> = {
  'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
  removed: ({ cards }) => ({ by: cards.map(({ board }) => board), how: 'knock' }),
  transported: ({ board }) => ({ by: board, how: 'knock' }),
  transformed: ({ board }) => ({ by: board, how: 'knock' }),
};
