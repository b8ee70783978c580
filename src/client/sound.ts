import { isSoundWanted, rememberSound } from './device.ts';

/** Each sound has a twin on the screen: nothing is only heard. */
const SOUNDS = {
  flip: [0.5, 0.05, 420, 0.01, 0.01, 0.05, 3, 1.6, -12, 0, 0, 0, 0, 3],
  gold: [0.7, 0.02, 880, 0.01, 0.08, 0.25, 1, 1.6, 0, 0, 440, 0.06],
  magic: [0.7, 0.05, 190, 0.05, 0.25, 0.4, 1, 0.4, 3, 0, 0, 0, 0.09, 0, 4],
  door: [0.9, 0.05, 70, 0.01, 0.06, 0.3, 4, 2.2, -1, 0, 0, 0, 0, 2],
  place: [0.6, 0.03, 140, 0.005, 0.02, 0.12, 2, 1.8, -4, 0, 0, 0, 0, 1],
  crash: [0.7, 0.05, 95, 0.01, 0.08, 0.35, 4, 1.4, -2, 0, 0, 0, 0, 4],
  turn: [0.5, 0, 523, 0.02, 0.12, 0.3, 1, 1.2, 0, 0, 261, 0.09],
} as const;
export type Sound = keyof typeof SOUNDS;

let on = isSoundWanted();
let unlocked = false;
addEventListener('pointerdown', unlock, { once: true });
addEventListener('keydown', unlock, { once: true });

export function isSoundOn(): boolean {
  return on;
}

export function turnSound(to: 'on' | 'off'): void {
  on = to === 'on';
  rememberSound(to);
}

/** Plays a sound, if sounds are wanted and the browser has seen a tap. */
export async function play(sound: Sound): Promise<void> {
  if (!on || !unlocked) return;
  const { zzfx } = await import('zzfx');
  zzfx(...SOUNDS[sound]);
}

function unlock(): void {
  unlocked = true;
}
