import { search } from '../../../bots/search.ts';
import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Judgement } from '../../../engine/judgement.ts';
import { present } from '../../../engine/list.ts';
import type { DaysPack } from '../rules/content.ts';
import { type DaysGame, openDays } from '../rules/game.ts';
import type { DaysEvent, DaysMove, DaysState } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { type Appraisal, appraisals } from './appraisal.ts';
import { carefulDays, sightOf } from './careful.ts';
import { type Sight, worthOf, worthOfMove } from './worth.ts';

/** The number of moves searched, the best by a quick estimate. */
const SHORTLIST = 8;
/** The number of moves after the searched one, played as `careful` would. */
const PLIES = 2;
/** This lead in points makes the chance of winning 73%. */
const SURE_LEAD = 12;

/** Searches: the results of its moves after the others have answered with cards they may have. */
export const cunningDays: Bot<DaysView, DaysMove, DaysEvent> = {
  id: 'cunning',
  sit: carefulDays.sit,
  thinks: {
    iterations: 400,
    open(pack) {
      const game = openDays(pack as DaysPack);
      const judgement = daysJudgement(game, pack as DaysPack);
      return { think: (question, limits) => search(game, judgement, { question, ...limits }) };
    },
  },
};

/** The judgement of Dungeon Days with a pack. */
export function daysJudgement(game: DaysGame, pack: DaysPack): Judgement<DaysState, DaysMove, DaysView> {
  const appraisal = appraisals(pack);
  const legal: DaysMove[] = [];
  return {
    shortlist({ seat, view, moves }) {
      const sight = sightOf(view, seat);
      const rated = moves.map((move) => ({ move, worth: worthOfMove(sight, move, appraisal[view.sprite]) }));
      rated.sort((one, other) => other.worth - one.worth);
      return rated.slice(0, SHORTLIST).map(({ move }) => move);
    },
    policy(state, seat) {
      game.legalMoves(state, seat, legal);
      const sight = sightIn(state, seat);
      let best = present(legal[0]);
      let most = Number.NEGATIVE_INFINITY;
      for (const move of legal) {
        const worth = worthOfMove(sight, move, appraisal[state.sprite]);
        if (worth <= most) continue;
        most = worth;
        best = move;
      }
      return best;
    },
    estimate(state, seat) {
      const worth = worthOf({ ...sightIn(state, seat), isOver: false }, appraisal[state.sprite]);
      return 1 / (1 + Math.exp(-worth / (SURE_LEAD * appraisal[state.sprite].scale)));
    },
    plies: () => PLIES,
  };
}

/** The value of a position to each seat, in points. */
export function daysWorths(state: DaysState, appraisal: Appraisal): number[] {
  return state.boards.map((_, seat) => worthOf({ ...sightIn(state, seat), isOver: false }, appraisal));
}

function sightIn({ boards, hands, deck, reshuffles }: DaysState, seat: Seat): Sight {
  return { seat, boards, hand: present(hands[seat]), deck: deck.length, reshuffles };
}
