import type { ReplayInfo } from '../../../replay/messages.ts';

/** The line one scrubs along: moments are steps, or milliseconds where a game runs by the clock. */
export interface Timeline {
  unit: 'step' | 'ms';
  end: number;
  /** How many steps have been taken at a moment. */
  stepAt(moment: number): number;
  momentOf(step: number): number;
  /** The last moment before this one at which something was done, and the first after it. */
  before(moment: number): number;
  after(moment: number): number;
}

/** The line of a record. */
export function timelineOf({ realTime, length, times, startedAt }: Omit<ReplayInfo, 'verdict'>): Timeline {
  return realTime ? byTheClock(times.slice(0, length).map((at) => at - startedAt)) : byStep(length);
}

function byStep(length: number): Timeline {
  const within = (step: number) => Math.min(length, Math.max(0, Math.round(step)));
  return {
    unit: 'step',
    end: length,
    stepAt: within,
    momentOf: within,
    before: (moment) => within(moment - 1),
    after: (moment) => within(moment + 1),
  };
}

function byTheClock(times: readonly number[]): Timeline {
  const end = times.at(-1) ?? 0;
  return {
    unit: 'ms',
    end,
    stepAt: (moment) => {
      const later = times.findIndex((at) => at > moment);
      return later === -1 ? times.length : later;
    },
    momentOf: (step) => times[Math.min(step, times.length) - 1] ?? 0,
    before: (moment) => times.findLast((at) => at < moment) ?? 0,
    after: (moment) => times.find((at) => at > moment) ?? end,
  };
}

/** Minutes and seconds, as a clock shows them. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
