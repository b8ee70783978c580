import { type EventSounds, endSound } from '../../../../client/kit/sound/event-sounds.ts';
import { type CardNumber, TERROR, TRANSFORMATION, TRANSPORTATION } from '../../rules/content.ts';
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
  'your-turn': 'turn',
  'game-started': 'shuffle',
  reshuffled: 'shuffle',
  drawn: 'draw',
};

/** The sounds of a card shown and landing, and of each day counted; spells and removals have their own. */
export function cueSound(cue: DaysCue): DaysSound | 'place' | undefined {
  if (cue.kind === 'count') return cue.counted > 0 ? 'count-day' : undefined;
  if (cue.kind === 'draw' || SPELLS.includes(cue.card)) return undefined;
  if (cue.part === 'card') return 'forward';
  return cue.part === 'landing' && cue.leaving.length === 0 ? 'place' : undefined;
}

const SPELLS: readonly CardNumber[] = [TERROR, TRANSPORTATION, TRANSFORMATION];
