import { useEffect, useRef } from 'react';
import { playSound, requestSound } from '../../../../client/device/sound.ts';
import { useLoop } from '../../../../client/kit/sound/use-loop.ts';
import type { TimeSound } from '../sounds.ts';
import { type ClockTime, HEART, QUICK_HEART } from './clock.ts';

const LAST_SECONDS = 10;
/** Between the two thumps of a heartbeat, and between two beats where they come twice a second, in ms. */
const THUMP_MS = 170;
const HALF_MS = 500;
/** From here on low strings are heard below the sand, and grow. */
const TENSE = 120;

const play = (sound: TimeSound) => requestSound(sound);

/** The sounds of the clock: three, two, one, sand, a heartbeat in the last minute, and each of the last ten seconds; `calm` keeps alarms away. */
export function useClockSounds({ countdown, left, sand }: ClockTime, calm: boolean): void {
  const before = useRef({ countdown, left });
  useEffect(() => {
    const was = before.current;
    before.current = { countdown, left };
    if (countdown !== was.countdown && was.countdown > 0) {
      if (countdown === 0) play('go');
      else playSound('tick');
    }
    if (calm || left === undefined || was.left === undefined || left >= was.left || left === 0) return;
    if (left === HEART) play('alarm');
    if (left > HEART) return;
    if (left <= LAST_SECONDS) playSound('tick');
    const thumps = left <= QUICK_HEART ? [0, THUMP_MS, HALF_MS, HALF_MS + THUMP_MS] : [0, THUMP_MS];
    const timers = thumps.map((at) => setTimeout(() => play('heart'), at));
    return () => timers.forEach(clearTimeout);
  }, [countdown, left, calm]);
  const levels = loopLevels({ countdown, left, sand }, calm);
  useLoop('sand', levels.sand);
  useLoop('tension', levels.tension);
  useLoop('pulse', levels.pulse);
}

/** How loud the loops of the clock are: sand as long as it falls, strings in the last two minutes, and music that joins in. */
export function loopLevels(
  { countdown, left, sand }: ClockTime,
  calm: boolean,
): Readonly<Record<'sand' | 'tension' | 'pulse', number | undefined>> {
  const isRunning = countdown === 0 && left !== undefined && left > 0;
  const tense = isRunning && !calm && left <= TENSE ? tenth(1 - left / TENSE) : undefined;
  return { sand: isRunning ? tenth(1 - sand / 2) : undefined, tension: tense, pulse: tense };
}

/** In steps of a tenth: a volume that changed five times a second would only cost. */
function tenth(level: number): number {
  return Math.round(level * 10) / 10;
}
