import { useState } from 'react';
import { readStored, writeStored } from '../../../client/device/storage.ts';

const CALM = 'undercroft.time.calm';
const HINTS = 'undercroft.time.hints';

/** Whether this device has switched off alarms in the last minute. */
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

/** Whether this device still wants the hints of the practice round. */
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

/** Starting a practice round switches its hints on again. */
export function wantHints(): void {
  writeStored(HINTS, 'on');
}
