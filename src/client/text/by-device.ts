import { BREAKPOINTS } from '../styles/breakpoints.ts';

/** Whether fingers point here, not a mouse. Asked once: words do not change while one reads them. */
export const isTouched = typeof matchMedia === 'function' && matchMedia(BREAKPOINTS.touch).matches;

/** The word of the device in use: "tap" where fingers point, "click" where a mouse does. */
export function byDevice(touch: string, mouse: string): string {
  return isTouched ? touch : mouse;
}
