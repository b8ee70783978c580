import { useEffect } from 'react';
import type { Crest } from '../../protocol/crests.ts';
import { rememberCrest, rememberedCrest, rememberedName, rememberName } from '../device/device.ts';
import type { TableHandle } from './use-table.ts';

const CHANGED = 'undercroft-who';

/** Stores name and crest on this device, and tells the open table, if there is one. */
export function changeWho({ name, crest }: { name?: string; crest?: Crest }): void {
  if (name !== undefined) rememberName(name);
  if (crest !== undefined) rememberCrest(crest);
  dispatchEvent(new Event(CHANGED));
}

/** Sends a changed name or crest to the table. */
export function useWho({ ask, snapshot }: TableHandle): void {
  const { you, table } = snapshot;
  const chair = you.chair === undefined ? undefined : table?.chairs[you.chair];
  const called = chair?.kind === 'person' ? chair.name : undefined;
  useEffect(() => {
    if (called === undefined) return;
    const tell = () => void ask({ kind: 'rename', name: rememberedName() ?? called, crest: rememberedCrest() });
    addEventListener(CHANGED, tell);
    return () => removeEventListener(CHANGED, tell);
  }, [called, ask]);
}
