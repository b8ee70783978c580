import { useState } from 'react';
import { readStored, writeStored } from '../../../client/device/storage.ts';

const CALM = 'undercroft.time.calm';
const HINTS = 'undercroft.time.hints';
const SPEECH = 'undercroft.time.speech';
/** How loud calls are spoken where nobody has said, of 100. */
const USUAL_SPEECH = 70;

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

/** How loud calls are spoken on this device, 0 to 100. */
export function useSpeechVolume(): [volume: number, change: (volume: number) => void] {
  const [volume, setVolume] = useState(() =>
    Math.min(100, Math.max(0, Number(readStored(SPEECH) ?? USUAL_SPEECH) || 0)),
  );
  return [
    volume,
    (to) => {
      setVolume(to);
      writeStored(SPEECH, String(to));
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
