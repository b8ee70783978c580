import { type EventSounds, endSound } from '../../../client/kit/sound/event-sounds.ts';
import type { NewGameEvent } from '../rules/state.ts';

/** Which sound goes with which event; the most important first. */
export const SOUNDS: EventSounds<NewGameEvent> = {
  'game-over': endSound,
  stopped: 'coin',
  fell: 'refused',
  'turn-started': ({ seat }, you) => (seat === you ? 'turn' : undefined),
  rolled: 'flip',
};
