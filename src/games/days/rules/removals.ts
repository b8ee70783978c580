import type { Seat } from '../../../engine/game.ts';
import type { CardNumber } from './content.ts';
import type { Day, Removal } from './state.ts';

/** Removed cards grouped by board and day, with the number of each card. */
export function byDay(removed: readonly Removal[]): { board: Seat; day: Day; cards: Map<CardNumber, number> }[] {
  const days: { board: Seat; day: Day; cards: Map<CardNumber, number> }[] = [];
  for (const { board, day, card } of removed) {
    const known = days.find((other) => other.board === board && other.day === day);
    const { cards } = known ?? { cards: new Map<CardNumber, number>() };
    cards.set(card, (cards.get(card) ?? 0) + 1);
    if (known === undefined) days.push({ board, day, cards });
  }
  return days;
}
