import type { EventSounds } from '../../../client/kit/sound/event-sounds.ts';
import type { Call, TimeEvent } from '../rules/state.ts';
import type effects from '../sounds/effects.json';
import type { TimeCue } from './stage.ts';

export type TimeSound = keyof typeof effects;

/** Each kind of call has its own sound, understandable without voices. */
const CALL_SOUNDS: Readonly<Record<Call['kind'], TimeSound>> = { need: 'need', have: 'have', take: 'take', say: 'say' };

/** Which sound goes with which event. */
export const SOUNDS: EventSounds<TimeEvent, TimeSound> = {
  'backpack-broke': 'burst',
  'game-over': ({ ending }) => (ending === 'won' ? 'cheer' : 'groan'),
  accomplished: 'success',
  failed: 'failure',
  'adventure-ended': 'time-up',
  called: ({ seat, call }, you) => (seat === you ? undefined : CALL_SOUNDS[call.kind]),
  'skill-used': 'skill',
  packed: ({ used, slots }) => (used >= slots - 1 ? 'creak' : 'pack'),
  'slot-lost': 'creak',
  'reward-taken': 'coin',
  exchanged: 'coin',
  revealed: 'flip',
  played: 'slap',
  discarded: 'slide',
  dropped: 'slide',
  'mission-returned': 'slide',
  'hero-kept': 'place',
};

/** The sounds between events: the next card, each need checked, and the Backpack before it bursts. */
export function cueSound(cue: TimeCue): TimeSound | undefined {
  if (cue.kind === 'turning') return 'turn-over';
  if (cue.kind === 'needs') return cue.seen > 0 ? 'check' : undefined;
  return cue.kind === 'strain' ? 'creak' : undefined;
}
