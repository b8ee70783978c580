import { useContext, useEffect } from 'react';
import { requestSound } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';

/** Plays the sound of a cue once: `cue` is a new object for each beat. */
export function useCueSound<Cue extends object>(cue: Cue | undefined, soundOf: (cue: Cue) => string | undefined): void {
  // A still picture of a table makes no sound.
  const isStill = useContext(StillContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new beat is the reason, whatever function comes with it
  useEffect(() => {
    const sound = cue === undefined || isStill ? undefined : soundOf(cue);
    if (sound !== undefined) requestSound(sound);
  }, [cue]);
}
