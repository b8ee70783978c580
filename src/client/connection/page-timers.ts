import { type PortableTimers, portableTimers } from '../../engine/timers.ts';

/** The timers and random source of a connection. A simulation gives each page its own. */
export interface PageTimers extends Pick<PortableTimers, 'now' | 'schedule'> {
  /** A number from 0 up to, but not including, 1. */
  random(): number;
  /** A key that no other request has. */
  newKey(): string;
}

/** The timers and random source of this browser. */
export const browserTimers: PageTimers = {
  ...portableTimers,
  random: () => Math.random(),
  newKey: () => crypto.randomUUID?.() ?? `k${Date.now()}-${Math.random().toString(36).slice(2)}`,
};
