import type { Seat } from '../../../engine/game.ts';
import { playRefusal } from '../../../games/days/board/placement.ts';
import { type CardNumber, isCreature, TERROR, TRANSFORMATION, TRANSPORTATION } from '../../../games/days/content.ts';
import type { Day, DaysPlay, Refusal } from '../../../games/days/state.ts';
import type { DaysView } from '../../../games/days/view.ts';

/** The rule that keeps a card of the hand from a day, asked of the game's own rules for boards; undefined where none does. */
export function whyNot(
  view: DaysView,
  seat: Seat,
  { card, board, day }: { card: CardNumber; board: Seat; day: Day },
): Refusal | undefined {
  const boards = view.boards.map(({ days }) => days);
  const creature = view.hand?.find((held) => isCreature(held));
  if (card === TRANSFORMATION && creature === undefined) return 'DD-54';
  const height = Math.max(0, (boards[board]?.[day]?.length ?? 0) - 1);
  return playRefusal(boards, seat, playOf({ card, board, day, height, creature: creature ?? 0 }));
}

function playOf(wish: { card: CardNumber; board: Seat; day: Day; height: number; creature: CardNumber }): DaysPlay {
  const { card, board, day, height, creature } = wish;
  switch (card) {
    case TERROR:
      return { kind: 'terror', day };
    case TRANSPORTATION:
      return { kind: 'transport', board, day };
    case TRANSFORMATION:
      return { kind: 'transform', board, day, height, creature };
    default:
      return { kind: 'place', card, board, day };
  }
}
