import type { Place } from '../../rules/board.ts';
import type { AdventurerNumber, MonsterNumber } from '../../rules/content.ts';
import type { SeenItem } from '../../rules/event.ts';
import type { Thrown } from './dice-of.ts';

/** What is drawn at a beat besides the table. */
export type BagSight =
  /** Somebody goes a step, or something happens that needs no picture of its own. */
  | { kind: 'step' }
  /** A tile has just been laid, and dust rises. */
  | { kind: 'drop'; place: Place }
  /** Something that is not seen yet makes itself heard. */
  | { kind: 'growl'; place: Place }
  /** It steps in. */
  | { kind: 'entrance'; place: Place; monster: MonsterNumber }
  /** Dice are in the air; then they lie, and their sums count. */
  | ({ kind: 'throw' | 'sums' } & Thrown)
  /** A blow lands: on an adventurer, or on the monster of a place. */
  | { kind: 'blow'; who?: AdventurerNumber; place?: Place; damage: number }
  | { kind: 'slain'; place: Place }
  | { kind: 'death'; who: AdventurerNumber }
  /** Something was drawn: its back, then its face. */
  | { kind: 'loot'; who: AdventurerNumber; item: SeenItem; isOpen: boolean };

/** What the page draws at a beat; `isWhole`: everything of the step is told, and what can be done next is on offer. */
export type BagCue = BagSight & { isWhole: boolean };
