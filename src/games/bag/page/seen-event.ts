import type { BagEvent } from '../rules/event.ts';

/** An event with the entry of the journal it belongs to. */
export type SeenBagEvent = { seq: number; event: BagEvent };
