import { useEffect } from 'react';
import { playSound } from '../../../../client/device/sound.ts';
import type { TimeCue } from '../stage.ts';

/** What is heard between two events: each need that is found or missing, and the Backpack before it bursts. */
export function useCueSounds(cue: TimeCue | undefined): void {
  const seen = cue?.kind === 'needs' ? cue.seen : 0;
  const isStraining = cue?.kind === 'strain';
  useEffect(() => {
    if (seen > 0) void playSound('tick');
  }, [seen]);
  useEffect(() => {
    if (isStraining) void playSound('creak');
  }, [isStraining]);
}
