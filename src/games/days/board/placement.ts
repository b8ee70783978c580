import type { Seat } from '../../../engine/game.ts';
import {
  BOULDER,
  DRAGON,
  DWARF,
  ELF,
  GOBLIN,
  HALFLING,
  HUMAN,
  INVISIBILITY,
  isCreature,
  LAVA,
  MEDUSA,
  MIMIC,
  ORC,
  PIXIE,
  SPRITE,
  TERROR,
  TRANSFORMATION,
  TRANSPORTATION,
  TROLL,
} from '../content.ts';
import type { Day, DaysPlay, Placement, Refusal, Stack, Week } from '../state.ts';
import { hasCreature, isBlocked, isEmptyDay, isNextTo, isOpenToCreature, leftOf, rightOf, topOf } from './stack.ts';

/** The rule that forbids a play on these boards, whatever is in hand; undefined where they allow it. */
export function playRefusal(boards: readonly Week[], seat: Seat, play: DaysPlay): Refusal | undefined {
  if (play.kind === 'terror') return undefined;
  if (play.board >= boards.length) return 'DD-2';
  switch (play.kind) {
    case 'place':
      return placementRefusal(boards, seat, play);
    case 'transport':
      return transportRefusal(boards, seat, play);
    case 'transform':
      return transformRefusal(boards[play.board][play.day], play.height, play.creature);
  }
}

/** The rule that forbids to lay a card on a day, asked of the card first and of its neighbours last. */
export function placementRefusal(boards: readonly Week[], seat: Seat, placement: Placement): Refusal | undefined {
  const { card, board, day } = placement;
  const week = boards[board];
  const stack = week[day];
  const isOwn = board === seat;
  switch (card) {
    case INVISIBILITY:
      return isOwn ? invisibilityRefusal(stack) : 'DD-33';
    case LAVA:
      return topOf(stack) === DRAGON ? 'DD-34' : onTopRefusal(stack);
    case BOULDER:
      // DD-51 An invisible creature's day is not empty.
      if (topOf(stack) === INVISIBILITY && !isOwn) return 'DD-51';
      return boulderCase(boards, seat, placement) === undefined ? undefined : 'DD-35';
    case HALFLING:
      return onTopRefusal(stack);
    case SPRITE:
      return isOwn ? onTopRefusal(stack) : 'DD-45';
    case DRAGON:
    case MEDUSA:
      return openDayRefusal(stack);
    case TERROR:
      return 'DD-30';
    case TRANSPORTATION:
      return 'DD-31';
    case TRANSFORMATION:
      return 'DD-32';
    default:
      if (!isOwn) return 'DD-11';
      return openDayRefusal(stack) ?? neighbourRefusal(card, week, day);
  }
}

/** DD-11 A creature comes to an empty day; DD-35 never to a blocked one. */
function openDayRefusal(stack: Stack): Refusal | undefined {
  if (isOpenToCreature(stack)) return undefined;
  return isBlocked(stack) ? 'DD-35' : 'DD-11';
}

/** DD-12 A card that goes on top needs one to lie on; DD-49 that is a creature in sight. */
function onTopRefusal(stack: Stack): Refusal | undefined {
  if (isEmptyDay(stack)) return 'DD-12';
  return isCreature(topOf(stack)) ? undefined : 'DD-49';
}

/** DD-33 Invisibility lies on a creature; DD-51 one that is in sight. */
function invisibilityRefusal(stack: Stack): Refusal | undefined {
  if (topOf(stack) === INVISIBILITY) return 'DD-51';
  return isCreature(topOf(stack)) ? undefined : 'DD-33';
}

/** Why a Boulder cannot block a day: it is one's own, something lies there, or it is the board's last without one. */
export type BoulderCase = 'own-board' | 'not-empty' | 'last-day';

/** DD-35 A Boulder blocks an empty day of another board, but never the last day without one. */
export function boulderCase(
  boards: readonly Week[],
  seat: Seat,
  { board, day }: { board: Seat; day: Day },
): BoulderCase | undefined {
  if (board === seat) return 'own-board';
  const week = boards[board];
  if (!isEmptyDay(week[day])) return 'not-empty';
  let free = 0;
  for (const other of week) if (!isBlocked(other)) free += 1;
  return free > 1 ? undefined : 'last-day';
}

/** What a creature for one's own board asks of the cards in sight on the days beside it. */
function neighbourRefusal(card: number, week: Week, day: Day): Refusal | undefined {
  switch (card) {
    case DWARF:
      return isNextTo(week, day, ELF) ? 'DD-37' : undefined;
    case ELF:
      return isNextTo(week, day, DWARF) ? 'DD-38' : undefined;
    case PIXIE:
      return isNextTo(week, day, HUMAN) || isNextTo(week, day, HALFLING) ? undefined : 'DD-39';
    case ORC:
      return isCreature(rightOf(week, day)) ? undefined : 'DD-43';
    case TROLL:
      return isCreature(leftOf(week, day)) ? undefined : 'DD-44';
    case HUMAN:
    case GOBLIN:
    case MIMIC:
      return undefined;
    default:
      throw new Error(`card ${card} is none that is placed by its neighbours`);
  }
}

/** DD-31 Two boards, no Boulder on the day, a creature on one of them at least. */
function transportRefusal(boards: readonly Week[], seat: Seat, play: { board: Seat; day: Day }): Refusal | undefined {
  if (play.board === seat) return 'DD-31';
  const mine = boards[seat][play.day];
  const theirs = boards[play.board][play.day];
  if (isBlocked(mine) || isBlocked(theirs)) return 'DD-31';
  return hasCreature(mine) || hasCreature(theirs) ? undefined : 'DD-31';
}

/** DD-32 A creature for a creature, at any height. */
function transformRefusal(stack: Stack, height: number, creature: number): Refusal | undefined {
  if (height >= stack.length || !isCreature(stack[height])) return 'DD-32';
  return isCreature(creature) ? undefined : 'DD-32';
}
