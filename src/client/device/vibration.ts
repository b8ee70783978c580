import { settings } from './settings.ts';

/** Vibration patterns: ms on, off, on. Each has a visible counterpart. */
export const VIBRATION_PATTERNS = {
  /** A small gain, or your turn. */
  tap: [20],
  /** You are hit. */
  knock: [45, 40, 45],
  /** A permanent loss. */
  blow: [120, 60, 180],
  /** You have won. */
  cheer: [30, 50, 30, 50, 80],
} as const satisfies Record<string, readonly number[]>;
export type Vibration = keyof typeof VIBRATION_PATTERNS;

/** Whether this device can vibrate. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Vibrates, if switched on and the browser has seen a tap: before that it refuses with a warning. */
export function vibrate(how: Vibration): void {
  if (!canVibrate() || settings().vibration === 'off' || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...VIBRATION_PATTERNS[how]]);
}
