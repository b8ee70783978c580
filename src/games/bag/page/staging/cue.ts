import type { Place } from '../../rules/board.ts';
import type { AdventurerNumber, ItemNumber, MonsterNumber } from '../../rules/content.ts';
import type { SeenItem } from '../../rules/event.ts';
import type { Thrown } from './dice-of.ts';
import type { Feat } from './feats.ts';

/** What is drawn at a beat besides the table. */
export type BagSight =
  /** A step, or an event without a picture of its own. */
  | { kind: 'step' }
  /** A tile has just been laid, and dust rises. */
  | { kind: 'drop'; place: Place }
  /** A hidden monster growls. */
  | { kind: 'growl'; place: Place }
  /** The monster appears. */
  | { kind: 'entrance'; place: Place; monster: MonsterNumber }
  /** Something is shot, thrown, cast or drunk: the same place for what stays with its user. */
  | { kind: 'cast'; item: ItemNumber; from: Place; to: Place }
  /** Dice roll (`throw`), then rest and are added up (`sums`). */
  | ({ kind: 'throw' | 'sums' } & Thrown)
  /** A hit: on an adventurer, or on the monster of a place. */
  | { kind: 'blow'; who?: AdventurerNumber; place?: Place; damage: number }
  | { kind: 'slain'; place: Place }
  /** The drawn tile fits nowhere, and a turn is over. */
  | { kind: 'lost' }
  | { kind: 'death'; who: AdventurerNumber }
  | { kind: 'feat'; feat: Feat }
  /** Something was drawn: its back, then its face. */
  | { kind: 'loot'; who: AdventurerNumber; item: SeenItem; isOpen: boolean }
  /** What was drawn is in its space. */
  | { kind: 'kept'; item: SeenItem };

/** What the page draws at a beat; `isWhole`: the whole step is shown, and the next moves are available. */
export type BagCue = BagSight & { isWhole: boolean };
