import { present } from '../../../../engine/list.ts';
import { type CardNumber, isCreature, MIMIC, SPRITE } from '../content.ts';
import { cardAtHeight, type Day, type SpriteRule, stackOn, type Week } from '../state.ts';
import { leftOf, rightOf } from './stack.ts';

/** The input for scoring a board: the printed values by card number, and the Sprite rule. */
export interface Counting {
  values: readonly number[];
  sprite: SpriteRule;
}

/**
 * DD-21 A day scores its top card; DD-55 under an additive Sprite, the card below scores too. Spells and traps have no
 * value.
 */
export function dayScore(week: Week, day: Day, counting: Counting): number {
  const stack = stackOn(week, day);
  let score = 0;
  for (let height = stack.length - 1; height >= 0; height--) {
    const card = cardAtHeight(stack, height);
    if (card === MIMIC) return score + mimicScore(week, day, counting.values);
    score += present(counting.values[card]);
    if (card !== SPRITE || counting.sprite === 'covers') return score;
  }
  return score;
}

/**
 * DD-21, DD-55 How much each card of a day adds to its score, for display, lowest first; undefined for cards that do
 * not count.
 */
export function cardScores(week: Week, day: Day, counting: Counting): (number | undefined)[] {
  const stack = stackOn(week, day);
  const counts = stack.map((): number | undefined => undefined);
  for (let height = stack.length - 1; height >= 0; height--) {
    const card = cardAtHeight(stack, height);
    counts[height] = card === MIMIC ? mimicScore(week, day, counting.values) : present(counting.values[card]);
    if (card !== SPRITE || counting.sprite === 'covers') return counts;
  }
  return counts;
}

/** DD-21 The sum over the days. */
export function weekScore(week: Week, counting: Counting): number {
  let score = 0;
  for (let day = 0; day < week.length; day++) score += dayScore(week, day, counting);
  return score;
}

/** DD-47, DD-52 A Mimic takes the better printed value next to it; Mimic, Invisibility and Boulder give 0. */
function mimicScore(week: Week, day: Day, values: readonly number[]): number {
  return Math.max(lentBy(leftOf(week, day), values) ?? 0, lentBy(rightOf(week, day), values) ?? 0);
}

/** DD-47 The day whose creature a Mimic copies, even at value 0, for display; undefined if there is none. */
export function mimicChoice(week: Week, day: Day, values: readonly number[]): Day | undefined {
  const left = lentBy(leftOf(week, day), values);
  const right = lentBy(rightOf(week, day), values);
  if (left === undefined && right === undefined) return undefined;
  return right === undefined || (left !== undefined && left >= right) ? day - 1 : day + 1;
}

/** The value of a neighbour; undefined if it is not a creature that can be copied. */
function lentBy(neighbour: CardNumber | undefined, values: readonly number[]): number | undefined {
  if (neighbour === undefined || neighbour === MIMIC || !isCreature(neighbour)) return undefined;
  return present(values[neighbour]);
}
