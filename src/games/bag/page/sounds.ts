import { type EventSounds, endSound } from '../../../client/kit/sound/event-sounds.ts';
import type { EventVibrations } from '../../../client/kit/sound/event-vibrations.ts';
import { useCueSound } from '../../../client/kit/sound/use-cue-sound.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { BagEvent } from '../rules/state.ts';
import type effects from '../sounds/effects.json';
import type { SeenBagEvent } from './seen-event.ts';
import type { BagCue } from './staging/cue.ts';
import { diceOf } from './staging/dice-of.ts';
import type { Feat } from './staging/feats.ts';

/** Events that vibrate: those that hit your own adventurer. */
const VIBRATIONS: EventVibrations<BagEvent> = {
  'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
  died: ({ who }) => ({ by: who.seat, how: 'blow' }),
  hurt: ({ who }) => ({ by: who.seat, how: 'knock' }),
  'trap-sprung': ({ who }) => ({ by: who.seat, how: 'knock' }),
  'monster-revealed': ({ who }) => ({ by: who.seat, how: 'knock' }),
  tagged: ({ called }) => ({ by: called.seat, how: 'tap' }),
  offered: ({ to }) => ({ by: to.seat, how: 'tap' }),
  'turn-started': ({ who }) => ({ by: who.seat, how: 'tap' }),
};

type BagSound = keyof typeof effects;

/** Which sound goes with which event. */
const SOUNDS: EventSounds<BagEvent, BagSound> = {
  'game-over': endSound,
  'ring-appeared': 'ring',
  'ring-delivered': 'ring',
  'left-the-dungeon': 'ring',
  'dragon-appeared': 'roar',
  died: 'death',
  'trap-sprung': 'trap',
  slain: 'slain',
  'monster-hurt': 'blow',
  hurt: 'wound',
  'monster-revealed': 'entrance',
  'fight-started': 'entrance',
  'item-drawn': 'loot',
  'chest-opened': 'chest',
  rushed: 'rush',
  healed: 'heal',
  used: 'magic',
  shot: 'blow',
  transported: 'magic',
  trembled: 'tremble',
  taken: ({ item }) => (item === 'ring' ? 'ring' : 'coin'),
  'paid-fred': 'coin',
  rolled: 'settle',
  rerolled: ofDice,
  doubled: ofDice,
  'spikes-met': ofDice,
  'tag-answered': ofDice,
  tagged: ({ called }, you) => (called.seat === you ? 'call' : undefined),
  offered: ({ to }, you) => (to.seat === you ? 'call' : undefined),
  'trade-answered': ({ yes }) => (yes ? 'cloth' : undefined),
  clawed: 'cloth',
  worn: 'cloth',
  stowed: 'cloth',
  dropped: 'place',
  'turn-started': ({ who }, you) => (who.seat === you ? 'turn' : undefined),
  'tile-laid': 'stone',
  walked: 'step',
  'escaped-fight': 'step',
  fled: 'step',
  'tile-drawn': 'draw',
  'character-chosen': 'place',
};

/** Feats with a sound besides that of their event. */
const FEAT_SOUNDS: Partial<Record<Feat['kind'], BagSound>> = {
  'great-falls': 'roar',
  'ring-leaves': 'tremble',
  aided: 'heal',
};

/** The sound of dice coming to rest. */
function ofDice(event: BagEvent): BagSound | undefined {
  return diceOf(event) === undefined ? undefined : 'settle';
}

/** The sound of a cue: rolling dice, or a growl in the dark. */
function cueSound(cue: BagCue): BagSound | undefined {
  if (cue.kind === 'throw') return 'dice';
  if (cue.kind === 'cast') return 'arrow';
  if (cue.kind === 'feat') return FEAT_SOUNDS[cue.feat.kind];
  return cue.kind === 'growl' ? 'growl' : undefined;
}

/** Plays the cue's sound, and then the most important sound of the last events. */
export function useSounds(events: readonly SeenBagEvent[], cue: BagCue | undefined, you: Viewer): void {
  useCueSound(cue, cueSound);
  useEventSounds(events, { sounds: SOUNDS, you });
  useEventVibrations(events, { vibrations: VIBRATIONS, you });
}
