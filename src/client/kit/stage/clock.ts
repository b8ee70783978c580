import { type PortableTimers, portableTimers } from '../../../engine/timers.ts';

/** The clock of a stage, and whether the page is visible. */
export interface StageClock extends Pick<PortableTimers, 'elapsed' | 'schedule'> {
  isHidden(): boolean;
  /** Calls back whenever the page is hidden. */
  onHidden(act: () => void): () => void;
}

/** The clock of the browser. */
export const stageClock: StageClock = {
  ...portableTimers,
  isHidden: () => document.hidden,
  onHidden(act) {
    const look = () => document.hidden && act();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
};
