import type { CountCard } from '../../../engine/game.ts';
import type { BagEvent } from './event.ts';
import type { Lookup } from './lookup.ts';

/** Counts the pieces an event shows or uses, for the statistics of a simulation. */
export function tally(lookup: Lookup, event: BagEvent, count: CountCard): void {
  switch (event.kind) {
    case 'set-up':
      count(lookup.tiles[lookup.start].id, 'seen');
      count(lookup.tiles[lookup.start].id, 'used');
      if (event.scroll !== undefined) count(lookup.scrolls[event.scroll].id, 'seen');
      return;
    case 'tile-drawn':
      count(lookup.tiles[event.tile].id, 'seen');
      return;
    case 'tile-laid':
      count(lookup.tiles[event.tile].id, 'used');
      return;
    case 'monster-revealed':
      count(lookup.monsters[event.monster].id, 'seen');
      return;
    case 'dragon-appeared':
      count(lookup.monsters[lookup.dragon].id, 'seen');
      return;
    case 'slain':
      count(lookup.monsters[event.monster].id, 'used');
      return;
    case 'item-drawn':
    case 'taken':
      if (typeof event.item !== 'number') return;
      count(lookup.items[event.item].id, 'seen');
      // A keepsake is used by carrying it.
      if (lookup.items[event.item].effect.kind === 'keepsake') count(lookup.items[event.item].id, 'used');
      return;
    case 'used':
    case 'shot':
    case 'rerolled':
    case 'trap-sprung':
    case 'chest-opened':
    case 'worn':
      count(lookup.items[event.item].id, 'used');
      return;
    default:
  }
}
