import type { Seat } from '../../../../engine/game.ts';
import type { CardNumber, ItemNumber } from '../../rules/content.ts';
import type { Fate } from './fates.ts';

/**
 * Where an Item was that a Mission lacked: it came later, was in the reader's hand at the end, had gone to another
 * Mission, was not in the Story at all, or there were too few.
 */
export type FoundLack =
  | { kind: 'later'; seat: Seat }
  | { kind: 'spent'; mission: CardNumber }
  | { kind: 'held' | 'never' | 'too-few' };

/** The location of the Item that a failed Mission lacked; undefined if it lacked several kinds. */
export function lackOf(
  fate: Fate,
  { fates, hand }: { fates: readonly Fate[]; hand: readonly CardNumber[] },
): FoundLack | undefined {
  const [item, ...others] = fate.missing;
  if (item === undefined || others.some((other) => other !== item)) return undefined;
  const isIt = ({ card }: { card: CardNumber }) => card === item;
  const place = fates.indexOf(fate);
  const later = fates.slice(place + 1).find(isIt);
  if (later !== undefined) return { kind: 'later', seat: later.seat };
  if (hand.includes(item)) return { kind: 'held' };
  const spent = lastUse(fates.slice(0, place), item);
  if (spent !== undefined) return { kind: 'spent', mission: spent };
  return { kind: fates.some(isIt) ? 'too-few' : 'never' };
}

/** The last Mission that used an Item of a kind. */
function lastUse(fates: readonly Fate[], item: ItemNumber): CardNumber | undefined {
  const uses = fates.flatMap(({ card, usedBy }) => (card === item && usedBy !== undefined ? [usedBy] : []));
  return fates.findLast(({ card }) => uses.includes(card))?.card;
}
