import type { BagEvent } from '../rules/event.ts';

/** An event with the number of its journal entry. */
export type SeenBagEvent = { seq: number; event: BagEvent };
