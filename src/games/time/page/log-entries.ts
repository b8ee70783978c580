import type { TimeEvent } from '../rules/state.ts';
import type { SeenTimeEvent } from './seen-event.ts';

type Entries = { after: number; until: number };

/** With fewer cards than this, an absence is not mentioned. */
const LEAST = 2;

/** How many cards were played and discarded; undefined if too few to mention. */
export function missedCards(events: readonly SeenTimeEvent[], { after, until }: Entries) {
  const count = (kind: 'played' | 'discarded') =>
    events.reduce(
      (sum, { seq, event }) => sum + (seq > after && seq <= until && event.kind === kind ? event.cards.length : 0),
      0,
    );
  const cards = { played: count('played'), discarded: count('discarded') };
  return cards.played + cards.discarded < LEAST ? undefined : cards;
}

/** The missed events worth telling after the five minutes: the Story. */
export function missedStory<Missed extends Entries>(events: readonly SeenTimeEvent[], missed: Missed): Missed {
  return { ...missed, after: Math.max(missed.after, (find(events, 'adventure-ended') ?? 0) - 1) };
}

function find(events: readonly SeenTimeEvent[], kind: TimeEvent['kind']): number | undefined {
  return events.find(({ event }) => event.kind === kind)?.seq;
}
