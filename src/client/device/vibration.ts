import { settings } from './settings.ts';

/** How a device shakes: ms on, off, on. Each has a visible counterpart: nothing is only felt. */
export const VIBRATION_PATTERNS = {
  /** Something small is yours now, or it is your turn. */
  tap: [20],
  /** Something hits you. */
  knock: [45, 40, 45],
  /** Something is lost for good. */
  blow: [120, 60, 180],
  /** You have won. */
  cheer: [30, 50, 30, 50, 80],
} as const satisfies Record<string, readonly number[]>;
export type Vibration = keyof typeof VIBRATION_PATTERNS;

/** Whether this device can shake at all. */
export function canVibrate(): boolean {
  return typeof navigator.vibrate === 'function';
}

/** Shakes the device, if that is wanted and its browser has seen a tap: before that it refuses, and complains. */
export function vibrate(how: Vibration): void {
  if (!canVibrate() || settings().vibration === 'off' || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate([...VIBRATION_PATTERNS[how]]);
}
