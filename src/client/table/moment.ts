import { createContext, useContext } from 'react';

/** Shows the moment that a line of the log tells of, by the number of its entry; missing where that cannot be. */
export type OpenMoment = ((seq: number) => void) | undefined;

/** How a game's log opens moments: a replay jumps there, a finished table goes to its replay. */
export const MomentContext = createContext<OpenMoment>(undefined);

export function useOpenMoment(): OpenMoment {
  return useContext(MomentContext);
}
