import type { Crest } from '../../protocol/crests.ts';
import { rememberCrest, rememberName } from './device.ts';

const CHANGED = 'undercroft-who';

/** Stores name and crest on this device, and tells the open table, if there is one. */
export function changeWho({ name, crest }: { name?: string; crest?: Crest }): void {
  if (name !== undefined) rememberName(name);
  if (crest !== undefined) rememberCrest(crest);
  dispatchEvent(new Event(CHANGED));
}

/** Calls back after each change of name or crest, until the returned function is called. */
export function onWhoChanged(tell: () => void): () => void {
  addEventListener(CHANGED, tell);
  return () => removeEventListener(CHANGED, tell);
}
