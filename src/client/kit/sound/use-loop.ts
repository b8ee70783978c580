import { useEffect } from 'react';
import { setLoop } from '../../device/sound.ts';

/** Lets a loop of the table's sounds run at a volume of 0 to 1; `undefined`: it is not heard. */
export function useLoop(name: string, level: number | undefined): void {
  useEffect(() => setLoop(name, level), [name, level]);
  useEffect(() => () => setLoop(name, undefined), [name]);
}
