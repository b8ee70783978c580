import { createContext, useContext } from 'react';
import type { Seat } from '../../../engine/game.ts';

/** The seats of those who are heard speaking just now. */
export const Speaking = createContext<ReadonlySet<Seat>>(new Set());

/** Whether somebody is heard speaking, for a ring around their sign wherever it is shown. */
export function useIsSpeaking(seat: Seat): boolean {
  return useContext(Speaking).has(seat);
}
