import type { Seat } from '../../../../engine/game.ts';
import type { DashView, PlayerView } from '../../rules/view.ts';
import type { AnyCard, Words } from '../words.ts';

/** A player's rank at the end. */
export interface Ranked {
  seat: Seat;
  /** From 1; equal players share one. */
  place: number;
}

/** All players by rank: by gold, then by explored cards. */
export function rankingOf({ players }: DashView): Ranked[] {
  const isBetter = (one: PlayerView, other: PlayerView) =>
    one.gold > other.gold || (one.gold === other.gold && one.explored.length > other.explored.length);
  return players
    .map((player, seat) => ({ seat, place: 1 + players.filter((other) => isBetter(other, player)).length }))
    .sort((one, other) => one.place - other.place);
}

/** Cards of one name with a gold value. */
export interface Found {
  icon: string;
  name: string;
  count: number;
  /** The gold of all copies together. */
  gold: number;
}

/** Everything worth gold that a player has, most valuable first. */
export function foundBy({ treasures, equipment }: PlayerView, words: Words): Found[] {
  const cards = [...treasures.map(words.dungeon), ...equipment.map(words.equipment)];
  const found = new Map<string, Found>();
  for (const card of cards) {
    const gold = goldOf(card);
    if (gold === undefined) continue;
    const name = words.name(card);
    const before = found.get(name) ?? { icon: card.icon, name, count: 0, gold: 0 };
    found.set(name, { ...before, count: before.count + 1, gold: before.gold + gold });
  }
  return [...found.values()].sort((one, other) => other.gold - one.gold);
}

function goldOf(card: AnyCard): number | undefined {
  if (card.kind === 'treasure') return card.gold;
  return card.kind === 'equipment' && card.effect.kind === 'treasure-map' ? card.effect.gold : undefined;
}
