import type { CountCard } from '../../../engine/game.ts';
import type { BagEvent } from './event.ts';
import { itemCard, type Lookup, monsterCard, scrollCard, tileCard } from './lookup.ts';

/** Counts the pieces an event shows or uses, for the statistics of a simulation. */
export function tally(lookup: Lookup, event: BagEvent, count: CountCard): void {
  switch (event.kind) {
    case 'set-up':
      count(tileCard(lookup, lookup.start).id, 'seen');
      count(tileCard(lookup, lookup.start).id, 'used');
      if (event.scroll !== undefined) count(scrollCard(lookup, event.scroll).id, 'seen');
      return;
    case 'tile-drawn':
      count(tileCard(lookup, event.tile).id, 'seen');
      return;
    case 'tile-laid':
      count(tileCard(lookup, event.tile).id, 'used');
      return;
    case 'monster-revealed':
      count(monsterCard(lookup, event.monster).id, 'seen');
      return;
    case 'dragon-appeared':
      count(monsterCard(lookup, lookup.dragon).id, 'seen');
      return;
    case 'slain':
      count(monsterCard(lookup, event.monster).id, 'used');
      return;
    case 'item-drawn':
    case 'taken':
      if (typeof event.item !== 'number') return;
      count(itemCard(lookup, event.item).id, 'seen');
      // A keepsake is used by carrying it.
      if (itemCard(lookup, event.item).effect.kind === 'keepsake') count(itemCard(lookup, event.item).id, 'used');
      return;
    case 'used':
    case 'shot':
    case 'rerolled':
    case 'trap-sprung':
    case 'chest-opened':
    case 'worn':
      count(itemCard(lookup, event.item).id, 'used');
      return;
    default:
  }
}
