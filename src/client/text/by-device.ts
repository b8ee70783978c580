import { BREAKPOINTS } from '../device/breakpoints.ts';

/** Whether the device is used by touch. Read once: texts must not change while they are read. */
export const isTouched = typeof matchMedia === 'function' && matchMedia(BREAKPOINTS.touch).matches;

/** The word for the device in use: "tap" with touch, "click" with a mouse. */
export function byDevice(touch: string, mouse: string): string {
  return isTouched ? touch : mouse;
}
