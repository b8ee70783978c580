import { type EventSounds, endSound } from '../../../../client/kit/sound/event-sounds.ts';
import type { DaysEvent } from '../../rules/state.ts';

/** What is heard at a Dungeon Days table. */
export const SOUNDS: EventSounds<DaysEvent> = {
  'game-over': endSound,
  removed: 'crash',
  terrified: 'magic',
  transported: 'magic',
  transformed: 'magic',
  placed: 'place',
  'your-turn': 'turn',
  drawn: 'flip',
  reshuffled: 'flip',
};
