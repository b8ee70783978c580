import { useState } from 'react';
import { readStored, writeStored } from '../../../client/device/storage.ts';

const CALM = 'undercroft.time.calm';
const HINTS = 'undercroft.time.hints';

/** Whether this device wants no alarm in the last minute. */
export function useCalm(): [calm: boolean, turn: (calm: boolean) => void] {
  const [calm, setCalm] = useState(() => readStored(CALM) === 'on');
  return [
    calm,
    (to) => {
      setCalm(to);
      writeStored(CALM, to ? 'on' : 'off');
    },
  ];
}

/** The hints of the practice round this device has had enough of. */
export function useHintsWanted(): [wanted: boolean, stop: () => void] {
  const [wanted, setWanted] = useState(() => readStored(HINTS) !== 'off');
  return [
    wanted,
    () => {
      setWanted(false);
      writeStored(HINTS, 'off');
    },
  ];
}

/** Whoever asks for a practice round wants its hints again. */
export function wantHints(): void {
  writeStored(HINTS, 'on');
}
