import type { PackHead, Printed } from '../../../engine/pack.ts';

/** The four kinds of magic a Dungeon card can work on the explorer. */
export const MAGICS = ['confusion', 'darkness', 'fumble', 'slow'] as const;
export type Magic = (typeof MAGICS)[number];

/** What every card of a pack has. */
interface PrintedCard extends Printed {
  copies: number;
}

/** DA-12 A creature costs its AP (0: it costs nothing) and may work magic. */
export interface CreatureCard extends PrintedCard {
  kind: 'creature';
  ap: number;
  magic?: Magic;
}

/** DA-13 The effect of an encounter on the explorer. */
export type EncounterEffect =
  | { kind: 'trap'; ap: number; magic?: Magic }
  | { kind: 'door' }
  | { kind: 'portal'; ap: number }
  | { kind: 'merchant' };

export interface EncounterCard extends PrintedCard {
  kind: 'encounter';
  effect: EncounterEffect;
}

/** DA-40 The bonus of a magical Treasure for its owner, from the next turn on. */
export type Bonus =
  | { kind: 'first-creature-free' }
  | { kind: 'more-ap'; ap: number }
  | { kind: 'immune'; magic: Magic }
  | { kind: 'traps-cost-less'; ap: number }
  /** DA-65 Once a turn the card just flipped may be put back for this many AP. */
  | { kind: 'put-back'; ap: number }
  /** DA-66 A turn that starts with fewer than three Equipment cards starts with one more. */
  | { kind: 'restock' };

/** DA-14 A Treasure is worth its gold. */
export interface TreasureCard extends PrintedCard {
  kind: 'treasure';
  gold: number;
  bonus?: Bonus;
}

export type DungeonCard = CreatureCard | EncounterCard | TreasureCard;

/** DA-20 The effect of an Equipment card on the card just flipped (cards by id); a Treasure Map is only worth gold. */
export type EquipmentEffect =
  | { kind: 'cancel'; cards: readonly string[] }
  | { kind: 'cancel-magic'; magics: readonly Magic[] }
  | { kind: 'reduce-cost'; ap: number; creatures: 'any' | readonly string[] }
  /** DA-65 The card goes back face down and has no effect. */
  | { kind: 'put-back' }
  | { kind: 'treasure-map'; gold: number };

export interface EquipmentCard extends PrintedCard {
  kind: 'equipment';
  effect: EquipmentEffect;
}

/** The content of the box: 60 Dungeon cards and 21 Equipment cards, as kinds with a number of copies. */
export interface DashPack extends PackHead<'dash'> {
  dungeon: readonly DungeonCard[];
  equipment: readonly EquipmentCard[];
}

/** A Dungeon card, as its index in `pack.dungeon`; copies are identical. */
export type DungeonNumber = number;
/** An Equipment card, as its index in `pack.equipment`. */
export type EquipmentNumber = number;

/** The magic of a card, if any: creatures and traps have it. */
export function magicOf(card: DungeonCard | EquipmentCard): Magic | undefined {
  if (card.kind === 'creature') return card.magic;
  if (card.kind === 'encounter' && card.effect.kind === 'trap') return card.effect.magic;
  return undefined;
}
