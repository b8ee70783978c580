import { createContext, useContext } from 'react';
import type { Seat } from '../../../engine/game.ts';

/** The seats of those who are speaking now. */
export const Speaking = createContext<ReadonlySet<Seat>>(new Set());

/** Whether somebody is speaking, for a ring around their crest. */
export function useIsSpeaking(seat: Seat): boolean {
  return useContext(Speaking).has(seat);
}
