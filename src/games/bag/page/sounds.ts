import { useEffect } from 'react';
import { playSound, type Sound } from '../../../client/device/sound.ts';
import { type EventSounds, endSound } from '../../../client/kit/sound/event-sounds.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { BagEvent } from '../rules/state.ts';
import type { SeenBagEvent } from './seen-event.ts';
import type { BagCue } from './staging/cue.ts';
import { diceOf } from './staging/dice-of.ts';
import { VIBRATIONS } from './vibrations.ts';

/** What is heard at a Bag of Dungeon table. */
const SOUNDS: EventSounds<BagEvent> = {
  'game-over': endSound,
  'ring-appeared': 'ring',
  'left-the-dungeon': 'ring',
  'monster-revealed': 'strike',
  'dragon-appeared': 'roar',
  died: 'crash',
  'trap-sprung': 'crash',
  'monster-hurt': 'strike',
  slain: 'strike',
  hurt: 'wound',
  'item-drawn': 'gold',
  taken: 'gold',
  used: 'magic',
  rolled: 'magic',
  shot: 'magic',
  'chest-opened': 'magic',
  rushed: 'magic',
  healed: ofDice,
  'spikes-met': ofDice,
  'tag-answered': ofDice,
  'turn-started': ({ who }, you) => (who.seat === you ? 'turn' : undefined),
  'tile-laid': 'place',
  walked: 'flip',
  'tile-drawn': 'flip',
};

function ofDice(event: BagEvent): Sound | undefined {
  return diceOf(event) === undefined ? undefined : 'magic';
}

/** What is heard with what is about to be seen. */
const CUE_SOUNDS: Partial<Record<BagCue['kind'], Sound>> = { throw: 'dice', growl: 'roar' };

/** The dice while they fall and what growls in the dark, and then the one sound that says most about what has just happened. */
export function useSounds(events: readonly SeenBagEvent[], cue: BagCue | undefined, you: Viewer): void {
  const sound = cue === undefined ? undefined : CUE_SOUNDS[cue.kind];
  useEffect(() => {
    if (sound !== undefined) void playSound(sound);
  }, [sound]);
  useEventSounds(events, { sounds: SOUNDS, you });
  useEventVibrations(events, { vibrations: VIBRATIONS, you });
}
