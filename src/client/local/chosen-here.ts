import type { Options } from '../../engine/options.ts';

/** What was chosen before somebody came to set up a table on this device; it travels with the address, and survives a reload. */
export interface ChosenHere {
  options: Options;
  bots?: { count: number; level: string };
  /** A practice table. */
  freeUndo?: boolean;
}

/** What was chosen, if anything was. */
export function chosenHere(): Partial<ChosenHere> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'options' in state ? (state as ChosenHere) : {};
}
