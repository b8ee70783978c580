import type { Place } from './board.ts';
import type { AdventurerNumber, ItemNumber, MonsterNumber, TileNumber } from './content.ts';

/** What hurt an adventurer; `by`: the rival responsible, if any (BD-107). */
export type Cause =
  | { kind: 'monster'; monster: MonsterNumber }
  | { kind: 'adventurer'; who: AdventurerNumber }
  | { kind: 'half'; by?: AdventurerNumber }
  | { kind: 'reach'; monster: MonsterNumber }
  | { kind: 'rush'; monster: MonsterNumber }
  | { kind: 'item'; item: ItemNumber; by?: AdventurerNumber }
  | { kind: 'spikes' }
  | { kind: 'escape'; by?: AdventurerNumber };

/** Why an item is drawn. */
export type Source = 'fight' | 'tile' | 'chest' | 'fred';

/** Something traded: an item, the Ring, or nothing. */
export type Ware = ItemNumber | 'ring' | 'nothing';

/** How an adventurer came to a place; `freed`: the monster there is gone. */
export type Arrival = 'walk' | 'escape' | 'magic' | 'freed';

/** A task to be handled before the turn goes on; if it needs a decision, `who` makes it. */
export type Task =
  /** `attack`: the Dwarf may shrug it off. `shared`: the partner, and those within the Reacher's range, take half. */
  | {
      kind: 'wound';
      who: AdventurerNumber;
      damage: number;
      cause: Cause;
      attack: boolean;
      shared: boolean;
      asked: 'nothing' | 'ward' | 'drink';
    }
  | { kind: 'arrive'; who: AdventurerNumber; how: Arrival }
  | { kind: 'sneak'; who: AdventurerNumber }
  | { kind: 'lay'; who: AdventurerNumber; tile: TileNumber; escaping: boolean }
  | { kind: 'draw-items'; who: AdventurerNumber; left: number; from: Source }
  | { kind: 'redraw'; who: AdventurerNumber; item: ItemNumber; from?: Source }
  | { kind: 'make-room'; who: AdventurerNumber; item: ItemNumber }
  | { kind: 'refund'; who: AdventurerNumber; item: ItemNumber }
  | { kind: 'spikes'; who: AdventurerNumber }
  | { kind: 'fred'; who: AdventurerNumber; paid: number }
  | { kind: 'pool'; who: AdventurerNumber }
  /** Before a round: a side of the fight decides; `side` 1 is the defending adventurer. */
  | { kind: 'before-round'; who: AdventurerNumber; side: 0 | 1 }
  /** After a roll: players with a reaction decide one by one; `question` is the next. */
  | { kind: 'after-roll'; who: AdventurerNumber; question: number }
  /** `side`: who continues preparing, after an item was used before the round. */
  | { kind: 'settle-round'; side?: 0 | 1 }
  | { kind: 'answer-tag'; who: AdventurerNumber; caller: AdventurerNumber; side: 0 | 1 }
  | { kind: 'get-away'; who: AdventurerNumber; to: Place }
  | { kind: 'get-away-new'; who: AdventurerNumber }
  | { kind: 'loot'; who: AdventurerNumber }
  | { kind: 'name-price'; who: AdventurerNumber; to: AdventurerNumber; give: Ware }
  | { kind: 'answer-trade'; who: AdventurerNumber; from: AdventurerNumber; give: Ware; want: Ware }
  | { kind: 'teleport'; who: AdventurerNumber; target: AdventurerNumber }
  | { kind: 'claw'; who: AdventurerNumber; target: AdventurerNumber }
  | { kind: 'hand-over-kill'; who: AdventurerNumber; to: AdventurerNumber }
  /** `steps` is rolled once all earlier tasks are handled. */
  | { kind: 'charge'; who: AdventurerNumber; from: Place; steps?: number }
  | { kind: 'strike'; who: AdventurerNumber; at: Place }
  | { kind: 'name-partner'; who: AdventurerNumber; at: Place };
