import { useSyncExternalStore } from 'react';
import { isSoundWanted, rememberSound } from './device.ts';
import { settings } from './settings/settings.ts';

/** Each sound has a twin on the screen: nothing is only heard. */
const SOUNDS = {
  flip: [0.5, 0.05, 420, 0.01, 0.01, 0.05, 3, 1.6, -12, 0, 0, 0, 0, 3],
  gold: [0.7, 0.02, 880, 0.01, 0.08, 0.25, 1, 1.6, 0, 0, 440, 0.06],
  magic: [0.7, 0.05, 190, 0.05, 0.25, 0.4, 1, 0.4, 3, 0, 0, 0, 0.09, 0, 4],
  door: [0.9, 0.05, 70, 0.01, 0.06, 0.3, 4, 2.2, -1, 0, 0, 0, 0, 2],
  place: [0.6, 0.03, 140, 0.005, 0.02, 0.12, 2, 1.8, -4, 0, 0, 0, 0, 1],
  crash: [0.7, 0.05, 95, 0.01, 0.08, 0.35, 4, 1.4, -2, 0, 0, 0, 0, 4],
  tick: [0.5, 0, 700, 0.002, 0.01, 0.05, 0, 2],
  go: [0.7, 0, 440, 0.02, 0.2, 0.3, 1, 1.4, 0, 0, 220, 0.08],
  alarm: [0.7, 0, 330, 0.02, 0.3, 0.3, 1, 1.8, 0, 0, -110, 0.12, 0.12],
  call: [0.5, 0.05, 620, 0.01, 0.05, 0.1, 1, 1.5, 6, 0, 160, 0.04],
  success: [0.7, 0, 523, 0.01, 0.15, 0.3, 1, 1.2, 0, 0, 262, 0.07, 0.07],
  failure: [0.6, 0, 220, 0.02, 0.15, 0.3, 1, 1.2, -2, 0, -60, 0.1],
  burst: [0.9, 0.05, 60, 0.02, 0.2, 0.6, 4, 1.6, -1, 0, 0, 0, 0, 6],
  win: [0.8, 0, 440, 0.03, 0.4, 0.5, 1, 1.2, 0, 0, 220, 0.1, 0.15],
  lose: [0.7, 0, 196, 0.05, 0.3, 0.6, 1, 1.2, -1, 0, -40, 0.2],
  dice: [0.6, 0.1, 180, 0.005, 0.04, 0.3, 4, 2.4, 0, 0, 0, 0, 0.06, 6],
  strike: [0.8, 0.05, 260, 0.005, 0.03, 0.16, 3, 1.8, -8, 0, 0, 0, 0, 3],
  wound: [0.7, 0.05, 130, 0.01, 0.06, 0.22, 2, 1.6, -6, 0, 0, 0, 0, 2],
  roar: [0.9, 0.1, 62, 0.06, 0.28, 0.5, 2, 2.6, 2, 0, 0, 0, 0.08, 3],
  ring: [0.7, 0, 988, 0.03, 0.4, 0.9, 0, 1.2, 0, 0, 494, 0.12, 0.18],
  message: [0.4, 0.03, 740, 0.01, 0.03, 0.12, 0, 1.4, 0, 0, 185, 0.05],
  arrival: [0.5, 0.02, 392, 0.02, 0.1, 0.25, 1, 1.3, 0, 0, 131, 0.07],
  refused: [0.5, 0.02, 150, 0.005, 0.06, 0.1, 2, 1.6, -3, 0, 0, 0, 0, 1],
  turn: [0.5, 0, 523, 0.02, 0.12, 0.3, 1, 1.2, 0, 0, 261, 0.09],
} as const;
export type Sound = keyof typeof SOUNDS;
export const SOUND_NAMES = Object.keys(SOUNDS) as readonly Sound[];

const listeners = new Set<() => void>();
let on = isSoundWanted();
let unlocked = false;
addEventListener('pointerdown', unlock, { once: true });
addEventListener('keydown', unlock, { once: true });

/** Whether sounds are wanted here. */
export function useSoundOn(): boolean {
  return useSyncExternalStore(subscribe, () => on);
}

export function turnSound(to: 'on' | 'off'): void {
  on = to === 'on';
  rememberSound(to);
  for (const listener of listeners) listener();
}

/** Plays a sound, if sounds are wanted and the browser has seen a tap. */
export async function play(sound: Sound): Promise<void> {
  if (!on || !unlocked) return;
  const { zzfx } = await import('zzfx');
  const [volume, ...rest] = SOUNDS[sound];
  zzfx((volume * settings().volume) / 100, ...rest);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function unlock(): void {
  unlocked = true;
}
