import { useEffect, useEffectEvent, useState } from 'react';
import type { TableInfo } from '../../../../protocol/table-info.ts';
import type { TableHandle } from '../../../connection/use-table.ts';
import { playSound } from '../../../device/sound.ts';

/** Waits for a chair under a name, and sits down on the first free one. */
export function useWaiting(table: TableInfo, handle: TableHandle) {
  const [name, setName] = useState<string>();
  const isFree = table.chairs.some(({ kind }) => kind === 'empty');
  const isSeated = handle.snapshot.you.chair !== undefined;
  const sit = useEffectEvent((as: string) => handle.sit(as));
  useEffect(() => {
    if (name === undefined || !isFree || isSeated) return;
    // Another person may be quicker: then keep waiting.
    void sit(name).then((answer) => {
      if (answer.kind !== 'done') return;
      setName(undefined);
      playSound('call');
    });
  }, [name, isFree, isSeated]);
  return { isWaiting: name !== undefined && !isSeated, wait: setName, stop: () => setName(undefined) };
}
