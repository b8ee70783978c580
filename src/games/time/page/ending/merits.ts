import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import { storyPlayers } from '../resolution/story-players.ts';
import type { SeenTimeEvent } from '../seen-event.ts';

/** What a player's cards did for the team: Missions accomplished, and Items that a Mission used. */
export interface Merit {
  seat: Seat;
  missions: number;
  items: number;
}

/** What went wrong with whose card: the piece that broke the Backpack, or the Missions that failed. */
export type Blame =
  | { seat: Seat; why: 'broke'; item: ItemNumber }
  | { seat: Seat; why: 'failed'; card: CardNumber; count: number };

/** A Mission counts as much as this many Items. */
const MISSION_WORTH = 2;

/** The hero of a finished game, and its culprit; undefined if nobody stands out. */
export function heroAndCulprit(
  events: readonly SeenTimeEvent[],
  players: number,
): { hero: Merit | undefined; culprit: Blame | undefined } {
  const { told } = storyPlayers(events);
  const merits = Array.from({ length: players }, (_, seat): Merit => ({ seat, missions: 0, items: 0 }));
  /** Who played the pieces of each kind in the Backpack, in order; tokens belong to the team. */
  const pieces = new Map<ItemNumber, (Seat | 'team')[]>();
  const failed = new Map<Seat, CardNumber[]>();
  let culprit: Blame | undefined;
  let at = -1;
  const player = () => told[at]?.seat;
  for (const { event } of events) {
    switch (event.kind) {
      case 'revealed':
        at += 1;
        break;
      case 'packed':
        pieces.set(event.item, [
          ...(pieces.get(event.item) ?? []),
          event.piece === 'card' ? (player() ?? 'team') : 'team',
        ]);
        break;
      case 'accomplished': {
        for (const item of event.spent) credit(merits, take(pieces, item));
        const merit = merits[player() ?? -1];
        if (merit !== undefined) merit.missions += 1;
        break;
      }
      case 'dropped':
        for (const item of event.items) take(pieces, item);
        break;
      case 'failed': {
        const seat = player();
        if (seat !== undefined) failed.set(seat, [...(failed.get(seat) ?? []), event.card]);
        break;
      }
      case 'backpack-broke': {
        const seat = player();
        if (seat !== undefined) culprit = { seat, why: 'broke', item: event.item };
        break;
      }
    }
  }
  const worth = ({ missions, items }: Merit) => missions * MISSION_WORTH + items;
  const [hero] = merits.toSorted((one, other) => worth(other) - worth(one));
  const [worst] = [...failed].sort(([, one], [, other]) => other.length - one.length);
  if (culprit === undefined && worst !== undefined) {
    culprit = { seat: worst[0], why: 'failed', card: worst[1][0] ?? 0, count: worst[1].length };
  }
  return { hero: hero !== undefined && worth(hero) > 0 ? hero : undefined, culprit };
}

function take(pieces: Map<ItemNumber, (Seat | 'team')[]>, item: ItemNumber): Seat | 'team' | undefined {
  return pieces.get(item)?.shift();
}

function credit(merits: Merit[], seat: Seat | 'team' | undefined): void {
  const merit = typeof seat === 'number' ? merits[seat] : undefined;
  if (merit !== undefined) merit.items += 1;
}
