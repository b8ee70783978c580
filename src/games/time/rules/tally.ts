import type { CountCard } from '../../../engine/game.ts';
import { cardId, type Lookup } from './lookup.ts';
import type { TimeEvent } from './state.ts';

/** Counts the cards an event shows or uses: seen when revealed, used when accomplished or spent. */
export function tally(lookup: Lookup, event: TimeEvent, count: CountCard): void {
  switch (event.kind) {
    case 'revealed':
      count(cardId(lookup, event.card), 'seen');
      return;
    case 'accomplished':
      count(cardId(lookup, event.card), 'used');
      for (const item of event.spent) count(cardId(lookup, item), 'used');
      return;
    case 'hero-kept':
      count(lookup.pack.heroes[event.hero].id, 'seen');
      return;
    case 'skill-used':
      count(lookup.pack.heroes[event.hero].id, 'used');
      return;
  }
}
