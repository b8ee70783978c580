/** A frame that took longer than this was late: at 60 a second each has 16.7 ms. */
const LATE_MS = 25;
/** Fewer frames than this prove nothing. */
const LEAST_FRAMES = 5;
/** From this share of late frames on, the device is overloaded. */
const TOO_MANY_LATE = 0.3;

/** Whether a movement stuttered, by the time between its frames. */
export function isStuttering(deltas: readonly number[]): boolean {
  if (deltas.length < LEAST_FRAMES) return false;
  return deltas.filter((ms) => ms > LATE_MS).length / deltas.length > TOO_MANY_LATE;
}
