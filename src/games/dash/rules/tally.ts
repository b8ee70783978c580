import type { CountCard } from '../../../engine/game.ts';
import type { Lookup } from './lookup.ts';
import type { DashEvent } from './state.ts';

/** Counts the card an event shows or uses, for the statistics of a simulation. */
export function tally(lookup: Lookup, event: DashEvent, count: CountCard): void {
  switch (event.kind) {
    case 'flipped':
      count(lookup.dungeon[event.card].id, 'seen');
      return;
    case 'treasure-taken':
      count(lookup.dungeon[event.card].id, 'used');
      return;
    case 'equipment-drawn':
      count(lookup.equipment[event.card].id, 'seen');
      return;
    case 'used':
      count(lookup.equipment[event.card].id, 'used');
      return;
  }
}
