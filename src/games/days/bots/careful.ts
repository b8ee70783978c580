import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { playOnBoards } from '../rules/board/effects.ts';
import { copyBoards } from '../rules/board/stack.ts';
import { type CardNumber, type DaysPack, printedValues } from '../rules/content.ts';
import { cardOf, type DaysEvent, type DaysMove, type DaysPlay, LAST_RESHUFFLE } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { hasFullWeek, type Prospect, worthOf, worthOfDrawing } from './worth.ts';

/**
 * Tries every play on the visible boards and takes the most valuable: own points and everybody else's, the hand
 * afterwards (a stolen Dragon is a Dragon in hand), how near a leader is to a full week, and above all whether the game
 * would end, and for whom.
 */
export const carefulDays: Bot<DaysView, DaysMove, DaysEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const values = printedValues(pack as DaysPack);
    return {
      choose(look, moves) {
        if (moves.length === 1) return moves[0];
        const view = look();
        const worths = moves.map((move) => worthOfMove(view, { seat, move }, values));
        return moves[worths.indexOf(Math.max(...worths))];
      },
    };
  },
};

function worthOfMove(
  view: DaysView,
  { seat, move }: { seat: Seat; move: DaysMove },
  values: readonly number[],
): number {
  const counting = { values, sprite: view.sprite };
  const hand = view.hand ?? [];
  if (move.kind === 'draw') {
    const boards = view.boards.map(({ days }) => days);
    const isOver = view.deck === 1 && view.reshuffles === LAST_RESHUFFLE;
    return worthOf({ seat, boards, hand, isOver }, counting) + worthOfDrawing(hand);
  }
  if (move.kind === 'pass') return 0;
  return worthOf(after(view, seat, move), counting);
}

/** The visible part of the table after a play. */
function after(view: DaysView, seat: Seat, play: DaysPlay): Prospect {
  const boards = copyBoards(view.boards.map(({ days }) => days));
  const hand = without(view.hand ?? [], cardOf(play));
  if (play.kind === 'transform') {
    hand[hand.indexOf(play.creature)] = boards[play.board][play.day][play.height];
  }
  playOnBoards({ boards, discard: [] }, seat, play);
  return { seat, boards, hand, isOver: hasFullWeek(boards) };
}

function without(hand: readonly CardNumber[], card: CardNumber): CardNumber[] {
  return hand.toSpliced(hand.indexOf(card), 1);
}
