import { elementAt } from '../../../engine/list.ts';
import type { ItemNumber } from '../rules/content.ts';
import type { TimeMove } from '../rules/state.ts';
import { callFor, mayCall } from './calls.ts';
import { futureDemand, unseenCopies } from './demand.ts';
import type { Thought } from './mind.ts';
import { forgotten, isRoomFor, RESERVE } from './room.ts';

/** Thoughts after which a player who neither plays nor speaks gets a request from a bot. */
const QUIET = 20;

/** Calls for the Item that future Missions will need most, if a player who may have it has been quiet for long. */
export function askTheQuiet(thought: Thought): TimeMove | undefined {
  const { mind, view, now, items } = thought;
  const { memory } = mind;
  const seat = view.players.findIndex(
    ({ done, away, backs }, other) =>
      other !== memory.seat && elementAt(memory.quiet, other) >= QUIET && !done && !away && backs.includes('item'),
  );
  if (seat === -1) return undefined;
  const demand = futureDemand(mind, view);
  // An Item somebody already called for was heard, and is less likely to be there.
  const chance = (item: ItemNumber): number =>
    ((elementAt(demand, item) - elementAt(now.pieces, item)) * unseenCopies(mind, view, item)) /
    (1 + 3 * elementAt(memory.asked, item));
  const reserve = RESERVE + forgotten(mind, view);
  const [item] = [...demand.keys()]
    .filter((kind) => !items.includes(kind) && mayCall(mind, kind) && isRoomFor(now, kind, reserve))
    .toSorted((one, other) => chance(other) - chance(one));
  if (item === undefined || chance(item) <= 0) return undefined;
  memory.quiet[seat] = 0;
  return callFor(mind, item, 1);
}
