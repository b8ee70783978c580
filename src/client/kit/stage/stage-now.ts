import { useEffect } from 'react';

/** The current state of the stage. */
export interface StageNow {
  /** Something is not shown yet. */
  isBehind: boolean;
  /** Others' moves wait to be shown. */
  areOthersWaiting: boolean;
  /** The number of the current beat. */
  beat: number;
  /** What the game draws besides the table. */
  cue?: unknown;
  /** Ends a beat, if it is still the current one. */
  skipBeat(beat: number): void;
  /** Shows the current state, and others' moves at once until it is your turn; for spectators, the current state. */
  skipToTurn(): void;
  /** Lets the bots move without pauses, and shows how it ended; only for somebody who is out, among bots alone. */
  skipToEnd?: (() => void) | undefined;
  /** It was requested, and the end is not there yet. */
  isToEnd?: boolean;
  /** Shows the current state at once. */
  skipAll(): void;
  isWatching: boolean;
}

const nothing = () => undefined;

/** A stage that plays nothing. */
export const stillStage: StageNow = {
  isBehind: false,
  areOthersWaiting: false,
  beat: 0,
  skipBeat: nothing,
  skipToTurn: nothing,
  skipAll: nothing,
  isWatching: true,
};

/** Keys that do nothing by themselves, or only move the focus. */
const NO_TAPS = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** A tap or a key anywhere ends the current beat. */
export function useSkipping({ isBehind, beat, skipBeat }: StageNow): void {
  useEffect(() => {
    if (!isBehind) return;
    // Only after the tap has been handled: it was not meant for the next beat.
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
