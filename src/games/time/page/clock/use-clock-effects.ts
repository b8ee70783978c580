import { useEffect, useRef } from 'react';
import { playSound } from '../../../../client/device/sound.ts';
import { type ClockTime, HEART, QUICK_HEART } from './clock.ts';

const LAST_SECONDS = 10;
/** Between the two thumps of a heartbeat, and between two beats where they come twice a second, in ms. */
const THUMP_MS = 170;
const HALF_MS = 500;

/** The sounds of the clock: three, two, one, a heartbeat in the last minute, and each of the last ten seconds; `calm` keeps it silent. */
export function useClockSounds({ countdown, left }: ClockTime, calm: boolean): void {
  const before = useRef({ countdown, left });
  useEffect(() => {
    const was = before.current;
    before.current = { countdown, left };
    if (countdown !== was.countdown && was.countdown > 0) void playSound(countdown === 0 ? 'go' : 'tick');
    if (calm || left === undefined || was.left === undefined || left >= was.left || left === 0) return;
    if (left === HEART) void playSound('alarm');
    if (left > HEART) return;
    if (left <= LAST_SECONDS) void playSound('tick');
    const thumps = left <= QUICK_HEART ? [0, THUMP_MS, HALF_MS, HALF_MS + THUMP_MS] : [0, THUMP_MS];
    const timers = thumps.map((at) => setTimeout(() => void playSound('heart'), at));
    return () => timers.forEach(clearTimeout);
  }, [countdown, left, calm]);
}
