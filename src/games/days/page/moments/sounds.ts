import { type EventSounds, endSound } from '../../../../client/kit/sound/event-sounds.ts';
import type { DaysEvent } from '../../rules/state.ts';
import type effects from '../../sounds/effects.json';
import type { DaysCue } from './stage.ts';

type DaysSound = keyof typeof effects;

/** Which sound goes with which event. */
export const SOUNDS: EventSounds<DaysEvent, DaysSound> = {
  'game-over': endSound,
  removed: 'crash',
  terrified: 'terror',
  transported: 'swap',
  transformed: 'transform',
  placed: 'place',
  'your-turn': 'turn',
  'game-started': 'shuffle',
  reshuffled: 'shuffle',
  drawn: 'draw',
};

/** The sounds of boards coming forward and of each day counted. */
export function cueSound(cue: DaysCue): DaysSound | undefined {
  if (cue.kind === 'play') return cue.isTold ? undefined : 'forward';
  return cue.counted > 0 ? 'count-day' : undefined;
}
