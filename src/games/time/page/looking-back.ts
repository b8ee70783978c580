import type { TimeEvent } from '../rules/state.ts';
import type { SeenTimeEvent } from './use-news.ts';

type Entries = { after: number; until: number };

/** Fewer cards than these were no absence worth a word. */
const LEAST = 2;

/** DT-21 The entries that a running game does not show again: the five minutes, and while they last all of them. */
export function coveredEntries(events: readonly SeenTimeEvent[]): { from: number; to: number } | undefined {
  const dealt = find(events, 'dealt');
  if (dealt === undefined) return undefined;
  const ended = find(events, 'adventure-ended');
  return ended === undefined ? { from: 0, to: Number.POSITIVE_INFINITY } : { from: dealt, to: ended - 1 };
}

/** How many cards were played and discarded; undefined where it is not worth a word. */
export function missedCards(events: readonly SeenTimeEvent[], { after, until }: Entries) {
  const count = (kind: 'played' | 'discarded') =>
    events.reduce(
      (sum, { seq, event }) => sum + (seq > after && seq <= until && event.kind === kind ? event.cards.length : 0),
      0,
    );
  const cards = { played: count('played'), discarded: count('discarded') };
  return cards.played + cards.discarded < LEAST ? undefined : cards;
}

/** Of what was missed, what is worth telling once the five minutes are over: the Story. */
export function toldSince<Missed extends Entries>(events: readonly SeenTimeEvent[], missed: Missed): Missed {
  return { ...missed, after: Math.max(missed.after, (find(events, 'adventure-ended') ?? 0) - 1) };
}

function find(events: readonly SeenTimeEvent[], kind: TimeEvent['kind']): number | undefined {
  return events.find(({ event }) => event.kind === kind)?.seq;
}
