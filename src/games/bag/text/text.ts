import type { Person } from '../../../engine/text.ts';
import type { Quest } from '../rules/content.ts';
import type { BagEvent, SeenItem, Someone } from '../rules/event.ts';
import type { en } from './en.ts';

/** The names of an event's pieces and people, in one language and with one pack. */
export interface Names {
  /** The player, or in a solo game the character; the reader is "you". */
  person(someone: Someone): Person;
  seat(seat: number): Person;
  character(number: number): string;
  tile(number: number): string;
  monster(number: number): string;
  item(item: SeenItem | 'nothing'): string;
  /** Whether it accompanies an adventurer: the Loyal Bear, a captive. */
  follows(item: SeenItem): boolean;
  scroll(number: number): string;
}

/** The name of a piece by its id. */
export type NameOf = (id: string) => string;

/** All texts of Bag of Dungeon in one language, besides the names printed on its pieces. */
export type BagText = typeof en;

/** A party has at most four adventurers. */
const LARGEST_PARTY = 4;

/** Whether a hunt's minimum is enough for every party, so that the number per adventurer never matters. */
export function isAlwaysLeast({ each, atLeast }: Quest & { kind: 'hunt' }): boolean {
  return each * LARGEST_PARTY <= atLeast;
}

/** The person somebody thanks for their health; a Healer who heals themselves thanks nobody. */
export function helperOf({ who, by }: BagEvent & { kind: 'healed' }): Someone | undefined {
  return by?.number === who.number ? undefined : by;
}
