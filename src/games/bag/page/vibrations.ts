import type { EventVibrations } from '../../../client/kit/sound/event-vibrations.ts';
import type { BagEvent } from '../rules/state.ts';

/** Events that vibrate: those that hit your own adventurer. */
export const VIBRATIONS: EventVibrations<BagEvent> = {
  'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
  died: ({ who }) => ({ by: who.seat, how: 'blow' }),
  hurt: ({ who }) => ({ by: who.seat, how: 'knock' }),
  'trap-sprung': ({ who }) => ({ by: who.seat, how: 'knock' }),
  'monster-revealed': ({ who }) => ({ by: who.seat, how: 'knock' }),
  tagged: ({ called }) => ({ by: called.seat, how: 'tap' }),
  offered: ({ to }) => ({ by: to.seat, how: 'tap' }),
  'turn-started': ({ who }) => ({ by: who.seat, how: 'tap' }),
};
