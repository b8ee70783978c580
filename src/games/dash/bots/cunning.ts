import { search } from '../../../bots/search.ts';
import type { Bot, Question } from '../../../engine/bot.ts';
import { type Judgement, sharesByLead } from '../../../engine/judgement.ts';
import { elementAt } from '../../../engine/list.ts';
import type { DashPack } from '../rules/content.ts';
import { type DashGame, openDash } from '../rules/game.ts';
import { lookUp } from '../rules/lookup.ts';
import { type DashEvent, type DashMove, type DashState, MAX_SEATS } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { carefulDash } from './careful.ts';
import { isSameFlip } from './judgement.ts';
import { returnsInVain } from './keeping.ts';
import { countFaceDown } from './odds.ts';
import { openPlayoutPolicy } from './playout.ts';
import { openProspects } from './prospects.ts';

/** With more cards than this face down, a careful bot's look ahead is as good as a search. */
const FEW_LEFT = 8;

/** The value of a win; the rest is for gold, so that a lead without effect so far still counts. */
const WON = 0.8;
/** This lead in gold multiplies a share by e. */
const CLOSE = 5;

/** Searches: plays its options to the end of the dungeon, above all to see who has to take its last cards. */
export const cunningDash: Bot<DashView, DashMove, DashEvent> = {
  id: 'cunning',
  sit: carefulDash.sit,
  thinks: {
    iterations: 800,
    open(pack) {
      const game = openDash(pack as DashPack);
      const judgement = cunningJudgement(pack as DashPack);
      return {
        think: (question, limits) => search(upToNextExchange(game, question), judgement, { question, ...limits }),
      };
    },
  },
};

/** The judgement of Dash for a search: the rest of the dungeon is played cheaply, then prospects are compared. */
function cunningJudgement(pack: DashPack): Judgement<DashState, DashMove, DashView> {
  const prospects = openProspects(pack);
  const lookup = lookUp(pack);
  const quick = Array.from({ length: MAX_SEATS }, (_, seat) => carefulDash.sit(seat, pack));
  return {
    shortlist(question, rng) {
      const { seat, view, moves } = question;
      const wanted = elementAt(quick, seat).choose(() => view, moves, rng);
      if (view.phase !== 'exchange' && countFaceDown(view) > FEW_LEFT) return [wanted];
      const sensible = moves.filter((move) => !returnsInVain(move, view, lookup));
      const others = sensible.filter(
        (move, place) => sensible.findIndex((other) => isSameFlip(other, move, view)) === place,
      );
      return [wanted, ...others.filter((move) => !isSameFlip(move, wanted, view))];
    },
    policy: openPlayoutPolicy(pack),
    estimate: (state, seat) => elementAt(prospects(state), seat),
    plies: () => Number.POSITIVE_INFINITY,
    worthAtEnd(_, { winners, scores }, seat) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      return WON * won + (1 - WON) * elementAt(sharesByLead(scores ?? [], CLOSE), seat);
    },
    doubt: 2,
  };
}

/** A game whose playouts stop at the exchange after the dungeon that a question is about. */
function upToNextExchange(game: DashGame, { view }: Question<DashView, DashMove>): DashGame {
  const last = view.phase === 'exchange' ? view.dungeon + 1 : view.dungeon;
  return {
    ...game,
    toAct: (state) => (state.phase === 'exchange' && state.dungeon === last ? [] : game.toAct(state)),
  };
}
