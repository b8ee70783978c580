import { useContext } from 'react';
import { requestSound } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';
import { useOnChange } from '../use-on-change.ts';

/** Plays the sound of a cue once: `cue` is a new object for each beat. */
export function useCueSound<Cue extends object>(cue: Cue | undefined, soundOf: (cue: Cue) => string | undefined): void {
  // A still picture of a table makes no sound.
  const isStill = useContext(StillContext);
  useOnChange(cue, () => {
    const sound = cue === undefined || isStill ? undefined : soundOf(cue);
    if (sound !== undefined) requestSound(sound);
  });
}
