import type { Seat } from '../../../../engine/game.ts';
import { ruleOf } from '../../rules/board/obstacles.ts';
import { playObstacle } from '../../rules/board/placement.ts';
import { isBlocked } from '../../rules/board/stack.ts';
import { type CardNumber, isCreature, TERROR, TRANSFORMATION, TRANSPORTATION } from '../../rules/content.ts';
import { type Day, type DaysPlay, type Refusal, stackAt, stackOn, type Week } from '../../rules/state.ts';
import type { DaysView } from '../../rules/view.ts';
import type { WhyNot } from '../../text/text.ts';

/** A refused tap: the lifted card, and the day of a board it was meant for. */
interface Wish {
  card: CardNumber;
  board: Seat;
  day: Day;
}

/** Why a card in hand cannot be played on a day, from the game's own rules, with the rule; undefined if it can. */
export function whyNot(view: DaysView, seat: Seat, wish: Wish): { why: WhyNot; rule: Refusal } | undefined {
  if (view.turn !== seat) return { why: 'not-your-turn', rule: 'DD-10' };
  const boards = view.boards.map(({ days }) => days);
  const { card, board, day } = wish;
  if (card === TRANSPORTATION && board === seat) return whyNoDay(boards, seat, day);
  const creature = view.hand?.find((held) => isCreature(held));
  if (card === TRANSFORMATION && creature === undefined) return { why: 'no-creature-in-hand', rule: 'DD-54' };
  const obstacle = playObstacle(
    { boards, ...(view.firstEdition && { firstEdition: true }) },
    seat,
    playOf(wish, boards, creature ?? 0),
  );
  return obstacle === undefined ? undefined : { why: obstacle, rule: ruleOf(obstacle, card) };
}

/** DD-31 Why the viewer's own day cannot be swapped with any other. */
function whyNoDay(boards: readonly Week[], seat: Seat, day: Day): { why: WhyNot; rule: Refusal } {
  const others = boards.filter((_, board) => board !== seat);
  const why = (): WhyNot => {
    if (isBlocked(stackAt(boards, seat, day))) return 'own-boulder';
    return others.every((week) => isBlocked(stackOn(week, day))) ? 'boulders-everywhere' : 'nothing-anywhere';
  };
  return { why: why(), rule: 'DD-31' };
}

function playOf({ card, board, day }: Wish, boards: readonly Week[], creature: CardNumber): DaysPlay {
  switch (card) {
    case TERROR:
      return { kind: 'terror', day };
    case TRANSPORTATION:
      return { kind: 'transport', board, day };
    case TRANSFORMATION: {
      const height = Math.max(0, stackAt(boards, board, day).findLastIndex(isCreature));
      return { kind: 'transform', board, day, height, creature };
    }
    default:
      return { kind: 'place', card, board, day };
  }
}
