import { useEffect, useRef } from 'react';
import { play } from '../../../client/sound.ts';
import type { ClockTime } from './clock.ts';

const LAST_MINUTE = 60;
const LAST_SECONDS = 10;

/** The sounds of the clock: three, two, one, the last minute, and each of the last ten seconds; `calm` keeps it silent. */
export function useClockSounds({ countdown, left }: ClockTime, calm: boolean): void {
  const before = useRef({ countdown, left });
  useEffect(() => {
    const was = before.current;
    before.current = { countdown, left };
    if (countdown !== was.countdown && was.countdown > 0) void play(countdown === 0 ? 'go' : 'tick');
    if (calm || left === undefined || was.left === undefined || left >= was.left || left === 0) return;
    if (left === LAST_MINUTE) void play('alarm');
    else if (left <= LAST_SECONDS) void play('tick');
  }, [countdown, left, calm]);
}

/** Keeps the screen awake while the sand runs, where the browser can. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // A browser may say no, to save the battery: then the screen sleeps as it always does.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [isWanted]);
}
