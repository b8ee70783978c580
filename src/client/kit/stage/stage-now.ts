import { createContext, useContext, useEffect } from 'react';

/** Where the stage stands. */
export interface StageNow {
  /** Something has happened that is not shown yet. */
  isBehind: boolean;
  /** What others did waits to be shown. */
  areOthersWaiting: boolean;
  /** The number of the beat that is shown. */
  beat: number;
  /** What the game wants drawn besides. */
  cue?: unknown;
  /** Ends a beat, if it is still the one that is shown. */
  skipBeat(beat: number): void;
  /** Shows the table as it is, and whatever others do until it is one's turn; who only watches is shown it as it is. */
  skipToTurn(): void;
  isWatching: boolean;
}

const nothing = () => undefined;

/** A stage on which nothing is played. */
export const stillStage: StageNow = {
  isBehind: false,
  areOthersWaiting: false,
  beat: 0,
  skipBeat: nothing,
  skipToTurn: nothing,
  isWatching: true,
};

/** The stage of the table around. */
export const StageContext = createContext<StageNow>(stillStage);

export function useStage(): StageNow {
  return useContext(StageContext);
}

/** Keys that change nothing by themselves, or only where one is. */
const NO_TAPS = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** A tap or a key anywhere ends the beat that is shown. */
export function useSkipping({ isBehind, beat, skipBeat }: StageNow): void {
  useEffect(() => {
    if (!isBehind) return;
    // Only once the tap has done what it did to what was shown: it was not meant for what comes next.
    const skip = () => setTimeout(() => skipBeat(beat));
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (!isTyping && !event.repeat && !NO_TAPS.includes(event.key)) skip();
    };
    addEventListener('click', skip, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      removeEventListener('click', skip, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isBehind, beat, skipBeat]);
}
