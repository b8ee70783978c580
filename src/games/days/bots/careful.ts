import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { DaysPack } from '../rules/content.ts';
import type { DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { appraisals } from './appraisal.ts';
import { type Sight, worthOfMove } from './worth.ts';

/**
 * Tries every play on the visible boards and takes the most valuable: own points and everybody else's, the hand
 * afterwards (a stolen Dragon is a Dragon in hand), how near a leader is to a full week, and above all whether the game
 * would end, and for whom.
 */
export const carefulDays: Bot<DaysView, DaysMove, DaysEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const appraisal = appraisals(pack as DaysPack);
    return {
      choose(look, moves) {
        if (moves.length === 1) return elementAt(moves, 0);
        const view = look();
        const sight = sightOf(view, seat);
        const worths = moves.map((move) => worthOfMove(sight, move, appraisal[view.sprite]));
        return elementAt(moves, worths.indexOf(Math.max(...worths)));
      },
    };
  },
};

/** What a bot sees in its seat's view. */
export function sightOf({ boards, hand, deck, reshuffles }: DaysView, seat: Seat): Sight {
  return { seat, boards: boards.map(({ days }) => days), hand: hand ?? [], deck, reshuffles };
}
