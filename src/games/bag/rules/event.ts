import type { Seat } from '../../../engine/game.ts';
import type { Place, Side } from './board.ts';
import type { AdventurerNumber, CharacterNumber, ItemNumber, MonsterNumber, TileNumber } from './content.ts';
import type { Cause } from './task.ts';

/** An adventurer in an event, with the name for sentences: the player's, or in a solo game the character's. */
export interface Someone {
  number: AdventurerNumber;
  seat: Seat;
  character: CharacterNumber;
}

/** Why the game ended. */
export type Ending = 'ring-out' | 'quest' | 'all-lost' | 'collapse' | 'flood' | 'quest-failed';

/** An item that may be hidden from some viewers. */
export type SeenItem = ItemNumber | 'face-down' | 'ring';

/** One side's sum in a round: its dice, how they count, and bonuses. */
export interface Sum {
  dice: number[];
  /** 2 for a critical hit or the Fighter's skill. */
  times: 1 | 2;
  why?: 'critical' | 'skill';
  plus: number;
  total: number;
}

export type BagEvent =
  | { kind: 'set-up'; first: Someone; scroll?: number }
  | { kind: 'character-chosen'; who: Someone }
  | { kind: 'turn-started'; who: Someone; ap: number; round: number; last: boolean }
  | { kind: 'walked'; who: Someone; from: Place; to: Place; ap: number }
  | { kind: 'tile-drawn'; who: Someone; tile: TileNumber; ap: number }
  | { kind: 'tile-laid'; who: Someone; tile: TileNumber; place: Place; side: Side; turn: number; left: number }
  | { kind: 'lost-the-way'; who: Someone; tile: TileNumber }
  /** BD-24 No tile fits any more; the Exit may have been placed. */
  | { kind: 'stack-used-up'; exit?: Place }
  | {
      kind: 'ring-appeared';
      who: Someone;
      rolls: number[];
      number: number;
      place: Place;
      guarded: 'monster' | 'token';
      /** BD-106 How many rounds are left, if the dungeon will collapse. */
      rounds?: number;
    }
  /** BD-106 This many rounds are left, this one included; `quiet`: unless the party makes progress. */
  | { kind: 'trembled'; rounds: number; why: 'ring' | 'quiet' }
  | {
      kind: 'monster-revealed';
      who: Someone;
      place: Place;
      monster: MonsterNumber;
      health: number;
      dice: number;
      plus: number;
    }
  | { kind: 'dragon-appeared'; place: Place; health: number; dice: number }
  | { kind: 'looked'; who: Someone; place: Place; monster: MonsterNumber | 'face-down' }
  | { kind: 'fight-started'; who: Someone; place: Place; monster?: MonsterNumber; against?: Someone }
  | {
      kind: 'rolled';
      who: Someone;
      partner?: Someone;
      sum: Sum;
      monster?: MonsterNumber;
      against?: Someone;
      foe: Sum;
    }
  | { kind: 'rerolled'; who: Someone; whose: Someone; item: ItemNumber }
  | { kind: 'doubled'; who: Someone; sum: Sum; foe: Sum }
  | { kind: 'round-tied' }
  | { kind: 'monster-hurt'; monster: MonsterNumber; damage: number; left: number; place: Place }
  | { kind: 'attack-held'; monster: MonsterNumber }
  | { kind: 'blocked'; who: Someone; damage: number; less: number }
  | { kind: 'hurt'; who: Someone; damage: number; left: number; cause: Cause; by?: Someone }
  | { kind: 'warded'; who: Someone; damage: number }
  | { kind: 'slain'; who: Someone; monster: MonsterNumber; place: Place; items: number }
  /** BD-98 `lost`: with lives left, but without a turn to use them in. */
  | { kind: 'died'; who: Someone; place: Place; lives: number; insured: boolean; lost?: boolean }
  | {
      kind: 'things-left';
      who: Someone;
      items: ItemNumber[];
      ring: boolean;
      where: 'tile' | 'pool' | 'aside' | 'start';
    }
  | { kind: 'escaped-fight'; who: Someone; to: Place; ap: number }
  | { kind: 'fled'; who: Someone; from: Someone; to: Place; kill?: MonsterNumber }
  | { kind: 'tagged'; who: Someone; called: Someone; way: number }
  | { kind: 'tag-answered'; who: Someone; yes: boolean; roll?: number }
  | { kind: 'stepped-in'; who: Someone }
  | { kind: 'partner-named'; who: Someone; partner: Someone }
  | {
      kind: 'shot';
      who: Someone;
      item: ItemNumber;
      place: Place;
      at?: Someone;
      rolls: number[];
      damage: number;
      deadly: boolean;
    }
  | { kind: 'used'; who: Someone; item: ItemNumber; on?: Someone; place?: Place }
  | {
      kind: 'healed';
      who: Someone;
      by?: Someone;
      rolls?: number[];
      health: number;
      left: number;
      with: 'potion' | 'pool' | 'cure' | 'teeth';
    }
  | { kind: 'ap-lost'; who: Someone; ap: number; left: number }
  | { kind: 'transported'; who: Someone; to: Place }
  | { kind: 'item-drawn'; who: Someone; item: SeenItem; from: 'fight' | 'tile' | 'chest' | 'fred' }
  | { kind: 'bag-empty'; who: Someone }
  | { kind: 'drawn-again'; who: Someone; item: ItemNumber }
  | { kind: 'trap-sprung'; who: Someone; item: ItemNumber; rolls: number[] }
  | { kind: 'chest-opened'; who: Someone; item: ItemNumber; roll: number; harm: boolean }
  | { kind: 'spikes-met'; who: Someone; roll?: number; item?: ItemNumber }
  | { kind: 'taken'; who: Someone; item: SeenItem; place: Place }
  | { kind: 'dropped'; who: Someone; item: SeenItem; place: Place }
  | { kind: 'worn'; who: Someone; item: ItemNumber }
  | { kind: 'stowed'; who: Someone; item: ItemNumber }
  | { kind: 'worn-out'; who: Someone; item: ItemNumber }
  | { kind: 'shown'; who: Someone; open: boolean }
  | { kind: 'bear-left'; who: Someone; item: ItemNumber }
  | { kind: 'offered'; who: Someone; to: Someone }
  | { kind: 'called-off'; who: Someone; to: Someone }
  | {
      kind: 'trade-answered';
      who: Someone;
      from: Someone;
      yes: boolean;
      given: SeenItem | 'nothing';
      got: SeenItem | 'nothing';
    }
  | { kind: 'clawed'; who: Someone; from: Someone; item: SeenItem }
  | { kind: 'kill-handed-over'; who: Someone; to: Someone; monster: MonsterNumber }
  | { kind: 'paid-fred'; who: Someone; items: ItemNumber[]; kills: MonsterNumber[] }
  | { kind: 'put-back'; who: Someone }
  | { kind: 'rushed'; monster: MonsterNumber; from: Place; to: Place; roll: number; at: Someone }
  | { kind: 'left-the-dungeon'; who: Someone; ring: boolean }
  | { kind: 'ring-delivered'; who: Someone; place: Place }
  | { kind: 'turn-ended'; who: Someone }
  | { kind: 'monsters-rested' }
  | { kind: 'game-over'; ending: Ending; winners: Seat[]; scores?: number[] };
