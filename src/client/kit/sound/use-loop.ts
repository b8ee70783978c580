import { useContext, useEffect } from 'react';
import { setLoop } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';

/** Lets a loop of the table's sounds run at a volume of 0 to 1; `undefined`: it is not heard. */
export function useLoop(name: string, level: number | undefined): void {
  const isStill = useContext(StillContext);
  useEffect(() => {
    if (!isStill) setLoop(name, level);
  }, [name, level, isStill]);
  useEffect(() => (isStill ? undefined : () => setLoop(name, undefined)), [name, isStill]);
}
