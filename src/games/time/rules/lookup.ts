import { elementAt } from '../../../engine/list.ts';
import {
  type AdventureEffect,
  adventurePlace,
  type CardNumber,
  type HeroNumber,
  type ItemNumber,
  missionPlace,
  type Skill,
  type TimePack,
  type VictoryCondition,
  victoryOf,
} from './content.ts';
import type { Quest } from './options.ts';

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
  /** The number of an Item's id. */
  item(id: string): ItemNumber;
  /** The Items a Mission or Adventure card lists, sorted; none for an Item. */
  needs(card: CardNumber): readonly ItemNumber[];
  reward(mission: CardNumber): RewardOf;
  skill(hero: HeroNumber): Skill;
  /** The Items a Hero's skill costs, sorted. */
  cost(hero: HeroNumber): readonly ItemNumber[];
  effect(adventure: CardNumber): AdventureEffect;
  /** DT-85 The victory conditions of an Adventure; a scenario has none. */
  victory(quest: Quest): readonly VictoryCondition[];
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
  const needs = [
    ...pack.items.map(() => []),
    ...[...pack.missions, ...pack.adventures].map((card) => sorted(card.needs)),
  ];
  const rewards = pack.missions.map(({ reward }): RewardOf => {
    if (reward.kind === 'either') return { kind: 'either', items: reward.items.map(item) };
    return reward.kind === 'none' || reward.kind === 'any' ? reward : { kind: reward.kind, item: item(reward.item) };
  });
  const costs = pack.heroes.map(({ cost }) => sorted(cost));
  const victories = pack.adventures.map(({ scroll }) => victoryOf(scroll));
  return {
    pack,
    item,
    needs: (card) => elementAt(needs, card),
    reward: (mission) => elementAt(rewards, missionPlace(mission)),
    skill: (hero) => elementAt(pack.heroes, hero).skill,
    cost: (hero) => elementAt(costs, hero),
    effect: (adventure) => elementAt(pack.adventures, adventurePlace(adventure)).effect,
    victory: (quest) => (quest.kind === 'adventure' ? elementAt(victories, quest.place) : []),
  };
}
