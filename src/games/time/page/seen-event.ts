import type { TimeEvent } from '../rules/state.ts';

/** An event with its place in the journal. */
export type SeenTimeEvent = { seq: number; event: TimeEvent };
