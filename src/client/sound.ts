import { useSyncExternalStore } from 'react';
import { awakeAudio, wakeAudio, wakeAudioOnTap } from './audio.ts';
import { isSoundWanted, rememberSound } from './device.ts';
import { settings } from './settings/settings.ts';
import type { Sound } from './sounds.ts';

export type { Sound } from './sounds.ts';

const listeners = new Set<() => void>();
let on = isSoundWanted();
wakeAudioOnTap(() => on);

/** Whether sounds are wanted here. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

export function turnSound(to: 'on' | 'off'): void {
  on = to === 'on';
  if (on) wakeAudio();
  rememberSound(to);
  for (const listener of listeners) listener();
}

/** Lets this page be quiet, until somebody turns its sound on or it is called off; nothing of it is remembered. */
export function hush(): () => void {
  const set = (to: boolean) => {
    on = to;
    for (const listener of listeners) listener();
  };
  set(false);
  return () => set(isSoundWanted());
}

/** Plays a sound, if sounds are wanted and the browser has seen a tap. */
export async function play(sound: Sound): Promise<void> {
  if (!on) return;
  const audio = await awakeAudio();
  if (audio === undefined) return;
  const [{ ZZFX }, { SOUNDS }] = await Promise.all([import('zzfx'), import('./sounds.ts')]);
  if (ZZFX.audioContext !== audio) {
    // It makes its own while it is fetched, outside of any tap: a phone would never let that one be heard.
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
