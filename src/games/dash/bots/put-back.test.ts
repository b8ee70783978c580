import { expect, test } from 'vitest';
import { thinkNow } from '../../../bots/thinking.ts';
import type { Searcher } from '../../../engine/bot.ts';
import { elementAt } from '../../../engine/list.ts';
import { fastRng } from '../../../engine/rng.ts';
import { advise } from '../../../review/advise.ts';
import { reviewedOf } from '../../../review/testing/reviewed.ts';
import { openAdviser } from '../adviser.ts';
import { dashBox } from '../box.ts';
import type { DashPack } from '../rules/content.ts';
import { openDash } from '../rules/game.ts';
import type { DashMove, DashState } from '../rules/state.ts';
import { flip, make, table, game as testGame } from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import type { DashView } from '../rules/view.ts';
import { carefulDash } from './careful.ts';
import { cunningDash } from './cunning.ts';
import { dashJudgement } from './judgement.ts';
import { openPlayoutPolicy } from './playout.ts';

const pack = dashBox.standardPack as DashPack;
const dash = openDash(pack);
const policy = openPlayoutPolicy(pack);
const judgement = dashJudgement(pack);
const players = [0, 1, 2, 3].map((seat) => carefulDash.sit(seat, pack));
const searcher = cunningDash.thinks?.open(pack) as Searcher<DashView, DashMove>;

function putsBack(move: DashMove): boolean {
  return (
    move.kind === 'put-back' || (move.kind === 'use' && elementAt(pack.equipment, move.card).effect.kind === 'put-back')
  );
}

/** Whether a player who puts the card just flipped back can only flip it again. */
function isInVain({ phase, faceDown, flipped }: DashState): boolean {
  return phase === 'react' && faceDown === 0 && flipped.length === 1;
}

test.each(['1', '2'])(
  '[DA-65] at a table of edition %s nobody puts a card back that only they could flip again, and nobody is told to',
  (edition) => {
    let met = 0;
    for (let number = 0; number < 60; number++) {
      const rng = fastRng(65, number);
      const chance = { rng, now: 0 };
      const seats = 2 + (number % 3);
      const state = dash.setup(seats, { starter: 'random', edition }, chance);
      for (let [seat] = dash.toAct(state); seat !== undefined; [seat] = dash.toAct(state)) {
        const acting = seat;
        const moves = dash.legalMoves(state, acting);
        const view = dash.view(state, acting);
        const move = elementAt(players, acting).choose(() => view, moves, rng);
        if (isInVain(state) && moves.length > 1) {
          met += 1;
          expect(move).not.toSatisfy(putsBack);
          expect(thinkNow(searcher, { seat, view, moves }, { rng, iterations: 20 })).not.toSatisfy(putsBack);
          expect(policy(state, acting)).not.toSatisfy(putsBack);
          for (const told of judgement.shortlist({ seat, view, moves }, rng)) expect(told).not.toSatisfy(putsBack);
        }
        dash.play(state, acting, move, chance);
      }
    }
    expect(met).toBeGreaterThan(5);
  },
  120_000,
);

test('[DA-65] on the last card the coach names Equipment that helps, not a way to put it back', () => {
  const adviser = { ...openAdviser(TEST_PACK), effort: { first: 60, luck: 4, line: 4, close: 60, reason: 20 } };
  const reviewed = reviewedOf(testGame, adviser, 2);
  for (const firstEdition of [true, undefined] as const) {
    const state: DashState = {
      ...table({ cards: ['magpie'], hand: ['smoke', 'map'], treasures: ['cloak'], dungeon: 3 }),
      firstEdition,
    };
    make(state, flip());
    const question = { seat: 0, view: testGame.view(state, 0), moves: testGame.legalMoves(state, 0), at: 0 };
    const told = advise(reviewed, question, ['Ada', 'Bruno']);

    expect(JSON.stringify(told)).not.toMatch(/use the smoke|put the magpie back/);
  }
});
