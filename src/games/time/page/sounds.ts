import type { Sound } from '../../../client/device/sounds.ts';
import type { EventSounds } from '../../../client/kit/sound/event-sounds.ts';
import type { Call, TimeEvent } from '../rules/state.ts';

/** Each kind of call has a sound of its own: whoever hears no voice still hears what it is about. */
const CALL_SOUNDS: Readonly<Record<Call['kind'], Sound>> = { need: 'need', have: 'have', take: 'gold', say: 'call' };

/** What is heard at a Dungeon Time table. */
export const SOUNDS: EventSounds<TimeEvent> = {
  'backpack-broke': 'burst',
  'game-over': ({ ending }) => (ending === 'won' ? 'win' : 'lose'),
  accomplished: 'success',
  failed: 'failure',
  'adventure-ended': 'alarm',
  called: ({ seat, call }, you) => (seat === you ? undefined : CALL_SOUNDS[call.kind]),
  packed: ({ used, slots }) => (used >= slots - 1 ? 'creak' : 'place'),
  played: 'flip',
};
