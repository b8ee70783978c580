import { useEffect, useRef } from 'react';
import { playSound, requestSound } from '../../../../client/device/sound.ts';
import { useLoop } from '../../../../client/kit/sound/use-loop.ts';
import type { TimeSound } from '../sounds.ts';
import { type ClockTime, HEART, QUICK_HEART } from './clock.ts';

const LAST_SECONDS = 10;
/** Between the two thumps of a heartbeat, and between two beats at the doubled rate, in ms. */
const THUMP_MS = 170;
const HALF_MS = 500;
/** From this second on low strings play under the sand, and grow louder. */
const TENSE = 120;

const play = (sound: TimeSound) => requestSound(sound);

/**
 * The sounds of the clock: countdown, sand, a heartbeat in the last minute, and each of the last ten seconds; `calm`
 * switches alarms off.
 */
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

/** The volume of the clock's loops: sand while it falls, strings in the last two minutes, and music. */
function loopLevels(
  { countdown, left, sand }: ClockTime,
  calm: boolean,
): Readonly<Record<'sand' | 'tension' | 'pulse', number | undefined>> {
  const isRunning = countdown === 0 && left !== undefined && left > 0;
  const tense = isRunning && !calm && left <= TENSE ? tenth(1 - left / TENSE) : undefined;
  return { sand: isRunning ? tenth(1 - sand / 2) : undefined, tension: tense, pulse: tense };
}

/** Rounds to tenths, so that the volume does not change five times a second. */
function tenth(level: number): number {
  return Math.round(level * 10) / 10;
}
