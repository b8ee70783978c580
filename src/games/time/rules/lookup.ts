import {
  type AdventureEffect,
  adventurePlace,
  backOf,
  type CardNumber,
  ITEM_KINDS,
  type ItemNumber,
  missionPlace,
  type Skill,
  type TimePack,
  type VictoryCondition,
  victoryOf,
} from './content.ts';

/** A reward with its Items as numbers. */
export type RewardOf =
  | { kind: 'none' }
  | { kind: 'mandatory'; item: ItemNumber }
  | { kind: 'optional'; item: ItemNumber }
  | { kind: 'either'; items: readonly ItemNumber[] }
  | { kind: 'any' };

/** A pack indexed for the rules by number, built once when the box is opened. */
export interface Lookup {
  pack: TimePack;
  /** The Items each Mission and Adventure card lists, sorted; by card number, empty for Items. */
  needs: readonly (readonly ItemNumber[])[];
  /** The reward of each Mission; by card number. */
  rewards: readonly RewardOf[];
  /** The deck of each Mission, 1 to 4; by card number, 0 for others. */
  deckOf: readonly number[];
  /** By Hero. */
  skills: readonly Skill[];
  costs: readonly (readonly ItemNumber[])[];
  /** By index of the Adventure. */
  effects: readonly AdventureEffect[];
  victories: readonly (readonly VictoryCondition[])[];
  /** The number of an Item's id. */
  item(id: string): ItemNumber;
}

/** Indexes a pack for the rules. */
export function lookUp(pack: TimePack): Lookup {
  const numbers = new Map(pack.items.map(({ id }, number) => [id, number]));
  const item = (id: string): ItemNumber => {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`a sound pack has an Item ${id}`);
    return number;
  };
  const sorted = (ids: readonly string[]): ItemNumber[] => ids.map(item).toSorted((one, other) => one - other);
  const noItems = Array.from({ length: ITEM_KINDS }, () => []);
  return {
    pack,
    needs: [
      ...noItems,
      ...pack.missions.map(({ needs }) => sorted(needs)),
      ...pack.adventures.map(({ needs }) => sorted(needs)),
    ],
    rewards: [
      ...noItems.map((): RewardOf => ({ kind: 'none' })),
      ...pack.missions.map(({ reward }): RewardOf => {
        if (reward.kind === 'either') return { kind: 'either', items: reward.items.map(item) };
        return reward.kind === 'none' || reward.kind === 'any'
          ? reward
          : { kind: reward.kind, item: item(reward.item) };
      }),
      ...pack.adventures.map((): RewardOf => ({ kind: 'none' })),
    ],
    deckOf: [...noItems.map(() => 0), ...pack.missions.map(({ deck }) => deck), ...pack.adventures.map(() => 0)],
    skills: pack.heroes.map(({ skill }) => skill),
    costs: pack.heroes.map(({ cost }) => sorted(cost)),
    effects: pack.adventures.map(({ effect }) => effect),
    victories: pack.adventures.map(({ scroll }) => victoryOf(scroll)),
    item,
  };
}

/** The id of a card, for statistics. */
export function cardId({ pack }: Lookup, card: CardNumber): string {
  switch (backOf(card)) {
    case 'item':
      return pack.items[card].id;
    case 'mission':
      return pack.missions[missionPlace(card)].id;
    case 'adventure':
      return pack.adventures[adventurePlace(card)].id;
  }
}
