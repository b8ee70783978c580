import type { ReplayInfo } from '../../../../replay/messages.ts';

/** The timeline of a replay: positions are steps, or milliseconds in a game with a clock. */
export interface Timeline {
  unit: 'step' | 'ms';
  end: number;
  /** How many steps have been played at a position. */
  stepAt(moment: number): number;
  momentOf(step: number): number;
  /** The nearest earlier position with a step, and the nearest later one. */
  before(moment: number): number;
  after(moment: number): number;
  /** A position shortly before a step. */
  shortlyBefore(step: number): number;
  /** A position at which a step has been shown. */
  shortlyAfter(step: number): number;
}

/** How much is shown around a step that is watched. */
const STEPS_BEFORE = 2;
const MS_BEFORE = 4000;
const MS_AFTER = 2000;

/** The timeline of a record. */
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
    shortlyBefore: (step) => within(step - STEPS_BEFORE),
    shortlyAfter: within,
  };
}

function byTheClock(times: readonly number[]): Timeline {
  const end = times.at(-1) ?? 0;
  const momentOf = (step: number) => times[Math.min(step, times.length) - 1] ?? 0;
  return {
    unit: 'ms',
    end,
    stepAt: (moment) => {
      const later = times.findIndex((at) => at > moment);
      return later === -1 ? times.length : later;
    },
    momentOf,
    before: (moment) => times.findLast((at) => at < moment) ?? 0,
    after: (moment) => times.find((at) => at > moment) ?? end,
    shortlyBefore: (step) => Math.max(0, momentOf(step) - MS_BEFORE),
    shortlyAfter: (step) => Math.min(end, momentOf(step) + MS_AFTER),
  };
}
