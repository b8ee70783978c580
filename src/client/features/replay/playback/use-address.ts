import { useEffect } from 'react';
import type { ReplayInfo } from '../../../../replay/messages.ts';
import type { Perspective } from '../../../play/record/use-scene.ts';
import { type ReplayAddress, writeAddress } from './address.ts';
import type { Timeline } from './timeline.ts';

/** Browsers throttle frequent `history.replaceState` calls. */
const SETTLE_MS = 250;

/** The position of a URL; by default the beginning. A step to watch begins shortly before it. */
export function momentIn(address: ReplayAddress, line: Timeline, { entries }: Pick<ReplayInfo, 'entries'>): number {
  const { step, seconds, entry, watch } = address;
  if (watch !== undefined) return line.shortlyBefore(watch);
  if (step !== undefined) return line.momentOf(step);
  if (seconds !== undefined && line.unit === 'ms') return seconds * 1000;
  if (entry !== undefined && entries !== undefined) {
    const at = entries.findLastIndex((seq) => seq <= entry);
    return line.momentOf(at + 1);
  }
  return 0;
}

/** Keeps position and perspective in the URL, so that it can be shared at any time. */
export function useAddress(at: { unit: 'step' | 'ms'; moment: number; eyes: Perspective; together: boolean }): void {
  const search = writeAddress(at);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (location.search !== search) history.replaceState(history.state, '', location.pathname + search);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search]);
}
