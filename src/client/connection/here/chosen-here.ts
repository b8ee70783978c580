import type { Options } from '../../../engine/options.ts';

/** Choices made before a table is set up on this device; stored in the URL, so they survive a reload. */
export interface ChosenHere {
  options: Options;
  bots?: { count: number; level: string };
  /** A practice table. */
  freeUndo?: boolean;
}

/** The choices in the URL, if any. */
export function chosenHere(): Partial<ChosenHere> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'options' in state ? (state as ChosenHere) : {};
}
