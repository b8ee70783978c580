import type { Seat } from '../../../../engine/game.ts';
import {
  BOULDER,
  type CardNumber,
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
import {
  cardOf,
  type Day,
  type DaysPlay,
  type Field,
  type Placement,
  type Refusal,
  type Stack,
  stackAt,
  stackOn,
  WEEK,
  type Week,
  weekOf,
} from '../state.ts';
import { type Obstacle, ruleOf } from './obstacles.ts';
import { hasCreature, isBlocked, isEmptyDay, isNextTo, isOpenToCreature, showsCreature, topOf } from './stack.ts';

/** A day of the player's own board, and the edition of the rulings. */
interface Place {
  week: Week;
  day: Day;
  firstEdition: true | undefined;
}

/** The rule that forbids a play on these boards, regardless of the hand; undefined if allowed. */
export function playRefusal(field: Field, seat: Seat, play: DaysPlay): Refusal | undefined {
  const obstacle = playObstacle(field, seat, play);
  return obstacle === undefined ? undefined : ruleOf(obstacle, cardOf(play));
}

/** What on these boards prevents a play, regardless of the hand; undefined if nothing does. */
export function playObstacle(field: Field, seat: Seat, play: DaysPlay): Obstacle | undefined {
  if (play.kind === 'terror') return undefined;
  const { boards } = field;
  if (play.board >= boards.length) return 'no-such-board';
  switch (play.kind) {
    case 'place':
      return placementObstacle(field, seat, play);
    case 'transport':
      return transportObstacle(boards, seat, play);
    case 'transform':
      return transformObstacle(stackAt(boards, play.board, play.day), play.height, play.creature);
  }
}

/** What prevents a card on a day: checks the board first, then the day, then its neighbours. */
export function placementObstacle(field: Field, seat: Seat, placement: Placement): Obstacle | undefined {
  const { card, board, day } = placement;
  const week = weekOf(field.boards, board);
  const stack = stackOn(week, day);
  const isOwn = board === seat;
  switch (card) {
    case LAVA:
      return topOf(stack) === DRAGON ? 'dragon' : onTopObstacle(stack);
    case BOULDER:
      return isOwn ? 'own-board' : boulderObstacle(week, stack);
    case HALFLING:
      return onTopObstacle(stack);
    case INVISIBILITY:
    case SPRITE:
      return isOwn ? onTopObstacle(stack) : 'others-board';
    case DRAGON:
    case MEDUSA:
      return openDayObstacle(stack);
    case TERROR:
    case TRANSPORTATION:
    case TRANSFORMATION:
      return 'lies-on-no-day';
    default:
      if (!isOwn) return 'others-board';
      return openDayObstacle(stack) ?? neighbourObstacle(card, { week, day, firstEdition: field.firstEdition });
  }
}

/** DD-11 A creature goes to an empty day; DD-35 never to a blocked one. */
function openDayObstacle(stack: Stack): Obstacle | undefined {
  if (isOpenToCreature(stack)) return undefined;
  return isBlocked(stack) ? 'blocked' : 'occupied';
}

/** DD-12, DD-33 A card played on top needs one below; DD-49, DD-51 that is a creature on top of its day. */
function onTopObstacle(stack: Stack): Obstacle | undefined {
  if (isEmptyDay(stack)) return 'nothing-below';
  if (isBlocked(stack)) return 'boulder-below';
  return topOf(stack) === INVISIBILITY ? 'invisible' : undefined;
}

/** DD-35 A Boulder blocks an empty day, but never a board's last day without one; DD-51 an invisible creature's day is not empty. */
function boulderObstacle(week: Week, stack: Stack): Obstacle | undefined {
  if (topOf(stack) === INVISIBILITY) return 'invisible';
  if (!isEmptyDay(stack)) return isBlocked(stack) ? 'blocked' : 'occupied';
  let free = 0;
  for (const other of week) if (!isBlocked(other)) free += 1;
  return free > 1 ? undefined : 'last-free-day';
}

/** DD-48 What a creature for the player's own board requires of the days beside it. */
function neighbourObstacle(card: CardNumber, place: Place): Obstacle | undefined {
  const { week, day } = place;
  switch (card) {
    case DWARF:
      return isNextTo(week, day, ELF) ? 'elf-beside' : undefined;
    case ELF:
      return isNextTo(week, day, DWARF) ? 'dwarf-beside' : undefined;
    case PIXIE:
      return isNextTo(week, day, HUMAN) || isNextTo(week, day, HALFLING) ? undefined : 'nobody-beside';
    case ORC:
      if (day === WEEK - 1) return 'no-day-right';
      return isCompany(place, day + 1) ? undefined : 'nobody-right';
    case TROLL:
      if (day === 0) return 'no-day-left';
      return isCompany(place, day - 1) ? undefined : 'nobody-left';
    case HUMAN:
    case GOBLIN:
    case MIMIC:
      return undefined;
    default:
      throw new Error(`card ${card} is none that is placed by its neighbours`);
  }
}

/** DD-48 Orc and Troll may be beside any creature, visible or not; in the first edition it had to be the top card. */
function isCompany({ week, firstEdition }: Place, day: Day): boolean {
  const stack = stackOn(week, day);
  return firstEdition === true ? showsCreature(stack) : hasCreature(stack);
}

/** DD-31 Two boards, no Boulder on the day, a creature on at least one of them. */
function transportObstacle(boards: readonly Week[], seat: Seat, play: { board: Seat; day: Day }): Obstacle | undefined {
  if (play.board === seat) return 'same-board';
  const mine = stackAt(boards, seat, play.day);
  const theirs = stackAt(boards, play.board, play.day);
  if (isBlocked(mine)) return 'own-boulder';
  if (isBlocked(theirs)) return 'their-boulder';
  return hasCreature(mine) || hasCreature(theirs) ? undefined : 'nothing-to-swap';
}

/** DD-32 A creature for a creature, at any height. */
function transformObstacle(stack: Stack, height: number, creature: CardNumber): Obstacle | undefined {
  if (!isCreature(stack[height])) return 'nothing-to-take';
  return isCreature(creature) ? undefined : 'no-creature-given';
}
