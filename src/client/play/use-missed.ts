import { useEffect, useEffectEvent, useState } from 'react';
import type { TableSnapshot } from '../connection/table-snapshot.ts';
import { lastSeen, rememberSeen } from '../device/device.ts';

/** The unseen part of a game: the entries after one, up to another. */
export interface MissedEntries {
  after: number;
  until: number;
  /** It was told, or dismissed. */
  done(): void;
}

/**
 * The events at a table while its player was away: on another day, in a hidden tab, or disconnected. The last entry
 * seen is stored on this device; first-time visitors and spectators have missed nothing.
 */
export function useMissed(code: string, { seq, connection, you }: Pick<TableSnapshot, 'seq' | 'connection' | 'you'>) {
  const [missed, setMissed] = useState<MissedEntries>();
  const isLooking = useIsVisible() && connection === 'open' && you.viewer !== 'spectator';
  // The order matters: what was seen last time is read before this time is noted.
  const tell = useEffectEvent((after: number) => {
    if (after < seq) setMissed({ after, until: seq, done: () => setMissed(undefined) });
  });
  useEffect(() => {
    const after = isLooking ? lastSeen(code) : undefined;
    if (after !== undefined) tell(after);
  }, [code, isLooking]);
  useNoted(code, { seq, isLooking });
  return missed;
}

/** Stores that this device has seen the game so far, while the page is visible. */
export function useSeen(code: string, seq: number): void {
  useNoted(code, { seq, isLooking: useIsVisible() });
}

function useNoted(code: string, { seq, isLooking }: { seq: number; isLooking: boolean }): void {
  useEffect(() => {
    if (isLooking) rememberSeen(code, seq);
  }, [code, seq, isLooking]);
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isVisible;
}
