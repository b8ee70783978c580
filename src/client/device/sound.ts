import { useSyncExternalStore } from 'react';
import { awakeAudio, wakeAudio, wakeAudioOnTap } from './audio.ts';
import { isSoundWanted, rememberSound } from './device.ts';
import { settings } from './settings.ts';
import type { Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

const listeners = new Set<() => void>();
let on = isSoundWanted();
wakeAudioOnTap(() => on);

/** Whether sounds are wanted here. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

export function setSound(to: 'on' | 'off'): void {
  on = to === 'on';
  if (on) wakeAudio();
  rememberSound(to);
  for (const listener of listeners) listener();
}

/** Mutes this page without storing it, until its sound is turned on or the returned function is called. */
export function muteForNow(): () => void {
  const set = (to: boolean) => {
    on = to;
    for (const listener of listeners) listener();
  };
  set(false);
  return () => set(isSoundWanted());
}

/** Plays a sound, if sounds are wanted and the browser has seen a tap. */
export async function playSound(sound: Sound): Promise<void> {
  if (!on) return;
  const audio = await awakeAudio();
  if (audio === undefined) return;
  const [{ ZZFX }, { SYNTH_SOUNDS: SOUNDS }] = await Promise.all([import('zzfx'), import('./sounds.ts')]);
  if (ZZFX.audioContext !== audio) {
    // The library creates an AudioContext of its own when it is loaded, outside of any tap: a phone would keep that one silent.
    void ZZFX.audioContext.close();
    ZZFX.audioContext = audio;
  }
  const [volume, ...rest] = SOUNDS[sound];
  ZZFX.play((volume * settings().volume) / 100, ...rest);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
