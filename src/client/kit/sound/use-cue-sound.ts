import { useContext, useEffect } from 'react';
import { requestSound } from '../../device/sound.ts';
import { StillContext } from '../table/still.ts';

/** Plays what is heard with something that a beat draws besides the table, once for each such beat: `cue` is a new object for each. */
export function useCueSound<Cue extends object>(cue: Cue | undefined, soundOf: (cue: Cue) => string | undefined): void {
  // A picture of a moment is not that moment.
  const isStill = useContext(StillContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new beat is the reason, whatever function comes with it
  useEffect(() => {
    const sound = cue === undefined || isStill ? undefined : soundOf(cue);
    if (sound !== undefined) requestSound(sound);
  }, [cue]);
}
