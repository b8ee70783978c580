import { isTouched } from '../../text/by-device.ts';

let isSeen = !isTouched;

// On-screen keyboards type into fields only; a key pressed elsewhere is from a real one.
addEventListener('keydown', ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) isSeen = true;
});

/** Whether this device seems to have a keyboard: it has a mouse, or a key was pressed. */
export function hasKeyboard(): boolean {
  return isSeen;
}
