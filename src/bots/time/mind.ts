import type { Lookup } from '../../games/time/lookup.ts';
import type { TimeView } from '../../games/time/view.ts';
import { emptyForesight, type Foresight, foresee } from './foresight.ts';
import type { Level, Memory } from './memory.ts';

/** Everything a careful bot thinks with. */
export interface Mind {
  lookup: Lookup;
  level: Level;
  memory: Memory;
  /** Thoughts in a row that came to nothing. */
  idle: number;
  /** What it did last, which decides how long it pauses. */
  last: 'call' | 'move' | 'nothing';
}

/** What the bot believes the Backpack will hold once the Story deck is revealed. */
export function believe({ lookup, memory }: Mind, view: TimeView): Foresight {
  return foresee(lookup, emptyForesight(view.slots.limit), view.story.log ?? memory.story);
}
