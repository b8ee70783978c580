import { BOULDER, type CardNumber, INVISIBILITY, isCreature } from '../content.ts';
import { type Day, type Stack, stackOn, WEEK, type Week } from '../state.ts';

/** DD-13 The top card of a day. */
export function topOf(stack: Stack): CardNumber | undefined {
  return stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** DD-11 A day is empty if it has no cards. */
export function isEmptyDay(stack: Stack): boolean {
  return stack.length === 0;
}

/** DD-35 A Boulder is always alone. */
export function isBlocked(stack: Stack): boolean {
  return stack.length > 0 && stack[0] === BOULDER;
}

/** DD-11, DD-51 A creature can be placed on an empty day, or on one with Invisibility on top. */
export function isOpenToCreature(stack: Stack): boolean {
  return stack.length === 0 || stack[stack.length - 1] === INVISIBILITY;
}

/** DD-20 Whether a day has a creature, covered or not: every day that is neither empty nor blocked has one. */
export function hasCreature(stack: Stack): boolean {
  return stack.length > 0 && stack[0] !== BOULDER;
}

/** DD-49 Whether the top card is a creature. */
export function showsCreature(stack: Stack): boolean {
  return isCreature(topOf(stack));
}

/** DD-2, DD-48 The top card of the day before; Monday has none. */
export function leftOf(week: Week, day: Day): CardNumber | undefined {
  return day === 0 ? undefined : topOf(stackOn(week, day - 1));
}

/** DD-2, DD-48 The top card of the day after; Sunday has none. */
export function rightOf(week: Week, day: Day): CardNumber | undefined {
  return day === WEEK - 1 ? undefined : topOf(stackOn(week, day + 1));
}

/** DD-48 Whether a card is on top of the day before or after. */
export function isNextTo(week: Week, day: Day, card: CardNumber): boolean {
  return leftOf(week, day) === card || rightOf(week, day) === card;
}

/** DD-20 Whether a board has a creature on every day that can hold one. */
export function isFullWeek(week: Week): boolean {
  for (const stack of week) if (stack.length === 0) return false;
  return week.some(hasCreature);
}

/** DD-22 All cards of the stacks, Boulders too. */
export function cardsOn(week: Week): number {
  let cards = 0;
  for (const stack of week) cards += stack.length;
  return cards;
}

/** A deep copy of all boards. */
export function copyBoards(boards: readonly Week[]): Week[] {
  return boards.map((week) => week.map((stack) => stack.slice()));
}
