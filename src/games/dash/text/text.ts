import type { Person } from '../../../engine/text.ts';
import type { Bonus, DungeonCard, EquipmentCard, Magic } from '../rules/content.ts';
import type { TurnEnd } from '../rules/state.ts';
import type { ToldEvent } from './slowed.ts';

/** An event with the names of its cards and players filled in, as a sentence needs them. */
export interface Named {
  /** The player, if there is one. */
  who: Person;
  /** The names of the event's cards. */
  card: string;
  on: string;
  winners: readonly Person[];
  /** The bonus of a magical Treasure. */
  bonus: Bonus | undefined;
  /** The gold of a Treasure taken or a Treasure Map drawn. */
  gold: number | undefined;
}

/** All texts of Dash in one language, besides the names printed on its cards. */
export interface DashText {
  title: string;
  /** The kind of card: "Creature". */
  kinds: Readonly<Record<DungeonCard['kind'] | EquipmentCard['kind'], string>>;
  magics: Readonly<Record<Magic, { name: string; does: string }>>;
  /** Why a turn ended, as a short phrase. */
  turnEnds: Readonly<Record<TurnEnd, string>>;
  /** Action Points, counted: "3 AP". */
  ap(count: number): string;
  gold(count: number): string;
  /** The effect of a card, worded from its figures; `nameOf` gives a card's name by its id. */
  effect(card: DungeonCard | EquipmentCard, nameOf: (id: string) => string): string;
  /** The log line of an event; undefined for events without one. */
  tell(event: ToldEvent, named: Named): string | undefined;
}
