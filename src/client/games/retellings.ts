import type { TimeEvent } from '../../games/time/state.ts';
import { retell } from './time/retell.ts';

/** An event as the page keeps it once others have followed, of games where what was seen must not be read up. */
export const RETELLINGS: Readonly<Record<string, (event: unknown) => unknown>> = {
  time: (event) => retell(event as TimeEvent),
};
