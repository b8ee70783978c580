import { present } from '../../../engine/list.ts';
import { allCopies } from '../../../engine/pieces.ts';
import {
  type Bonus,
  type DashPack,
  type DungeonCard,
  type DungeonNumber,
  type EquipmentCard,
  type EquipmentNumber,
  type Magic,
  magicOf,
} from './content.ts';
import { type Moves, makeMoves } from './moves.ts';

/** A pack indexed for the rules by the number of a card, built once when the box is opened. */
export interface Lookup {
  pack: DashPack;
  moves: Moves;
  dungeon: readonly DungeonCard[];
  equipment: readonly EquipmentCard[];
  /** All Dungeon cards and all Equipment cards, with every copy. */
  allDungeon: readonly DungeonNumber[];
  allEquipment: readonly EquipmentNumber[];
  /** The magic printed on each Dungeon card. */
  magic: readonly (Magic | undefined)[];
  /** The bonus of each Dungeon card: only magical Treasures have one. */
  bonus: readonly (Bonus | undefined)[];
  /** The gold printed on each Dungeon card. */
  gold: readonly number[];
  /** The gold printed on each Equipment card: only Treasure Maps have any. */
  mapGold: readonly number[];
  /** DA-20 `madeFor[equipment][card]`: whether the Equipment can ever affect the Dungeon card. */
  madeFor: readonly (readonly boolean[])[];
}

/** Indexes a pack for the rules. */
export function lookUp(pack: DashPack): Lookup {
  return {
    pack,
    moves: makeMoves(pack),
    dungeon: pack.dungeon,
    equipment: pack.equipment,
    allDungeon: allCopies(pack.dungeon),
    allEquipment: allCopies(pack.equipment),
    magic: pack.dungeon.map(magicOf),
    bonus: pack.dungeon.map((card) => (card.kind === 'treasure' ? card.bonus : undefined)),
    gold: pack.dungeon.map((card) => (card.kind === 'treasure' ? card.gold : 0)),
    mapGold: pack.equipment.map(({ effect }) => (effect.kind === 'treasure-map' ? effect.gold : 0)),
    madeFor: pack.equipment.map((equipment) => pack.dungeon.map((card) => isMadeFor(equipment, card))),
  };
}

/** The Dungeon card with this number. */
export function dungeonCard({ dungeon }: Lookup, card: DungeonNumber): DungeonCard {
  return present(dungeon[card]);
}

/** The Equipment card with this number. */
export function equipmentCard({ equipment }: Lookup, card: EquipmentNumber): EquipmentCard {
  return present(equipment[card]);
}

/** Whether a card hinders the explorer: costs AP, works magic or blocks the way. */
export function isHazard(card: DungeonCard): boolean {
  if (card.kind === 'creature') return card.ap > 0 || card.magic !== undefined;
  return card.kind === 'encounter' && (card.effect.kind === 'trap' || card.effect.kind === 'door');
}

/** DA-20 Whether an Equipment card can ever affect a Dungeon card. */
export function isMadeFor({ effect }: EquipmentCard, card: DungeonCard): boolean {
  switch (effect.kind) {
    case 'cancel':
      return effect.cards.includes(card.id);
    case 'cancel-magic': {
      const magic = magicOf(card);
      return magic !== undefined && effect.magics.includes(magic);
    }
    case 'reduce-cost':
      return (
        card.kind === 'creature' && card.ap > 0 && (effect.creatures === 'any' || effect.creatures.includes(card.id))
      );
    case 'put-back':
      return isHazard(card);
    case 'treasure-map':
      return false;
  }
}
