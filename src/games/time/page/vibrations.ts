import type { EventVibrations } from '../../../client/kit/sound/event-vibrations.ts';
import type { TimeEvent } from '../rules/state.ts';

/** Events that vibrate, for the whole team. */
export const VIBRATIONS: EventVibrations<TimeEvent> = {
  'backpack-broke': () => ({ by: 'everybody', how: 'blow' }),
  'game-over': ({ ending }) => (ending === 'won' ? { by: 'everybody', how: 'cheer' } : undefined),
  'adventure-ended': () => ({ by: 'everybody', how: 'knock' }),
  failed: () => ({ by: 'everybody', how: 'knock' }),
  accomplished: () => ({ by: 'everybody', how: 'tap' }),
};
