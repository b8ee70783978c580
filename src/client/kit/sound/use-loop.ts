import { useContext, useEffect } from 'react';
import { setLoop } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';

/** Runs a loop of the table's sounds at a volume of 0 to 1; `undefined` stops it. */
export function useLoop(name: string, level: number | undefined): void {
  const isStill = useContext(StillContext);
  useEffect(() => {
    if (!isStill) setLoop(name, level);
  }, [name, level, isStill]);
  useEffect(() => (isStill ? undefined : () => setLoop(name, undefined)), [name, isStill]);
}
