import { type EventSounds, endSound } from '../../../client/kit/sound/event-sounds.ts';
import type { NewGameEvent } from '../rules/state.ts';

/** What is heard at the table; what says most stands first. */
export const SOUNDS: EventSounds<NewGameEvent> = {
  'game-over': endSound,
  stopped: 'coin',
  fell: 'refused',
  'turn-started': ({ seat }, you) => (seat === you ? 'turn' : undefined),
  rolled: 'flip',
};
