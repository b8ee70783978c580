import { type EventSounds, endSound } from '../../../../client/kit/sound/event-sounds.ts';
import type { DashEvent } from '../../rules/state.ts';

/** What is heard at a Dash table. */
export const SOUNDS: EventSounds<DashEvent> = {
  'game-over': endSound,
  'treasure-taken': 'gold',
  magic: ({ warded }) => (warded === undefined ? 'magic' : undefined),
  'turn-ended': ({ why }) => (why === 'door' ? 'door' : undefined),
  'turn-started': ({ seat }, you) => (seat === you ? 'turn' : undefined),
  flipped: 'flip',
};
