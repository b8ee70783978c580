import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import type { Judgement } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import { fastRng } from '../engine/rng.ts';
import { search } from './search.ts';
import { thinkNow } from './thinking.ts';

/** A player either draws from a face-down pile of tens and zeros, or takes a certain value. */
interface Lottery {
  pile: number[];
  won: number | undefined;
}
type LotteryMove = { kind: 'draw' } | { kind: 'take'; points: number };
interface LotteryView {
  tens: number;
  cards: number;
}

const lottery: Pick<
  Game<Lottery, LotteryMove, never, LotteryView>,
  'sample' | 'clone' | 'play' | 'toAct' | 'outcome'
> = {
  sample: ({ tens, cards }, _viewer, rng) => {
    const pile = Array.from({ length: cards }, (_, card): number => (card < tens ? 10 : 0));
    const top = rng.int(cards);
    [pile[top], pile[cards - 1]] = [elementAt(pile, cards - 1), elementAt(pile, top)];
    return { pile, won: undefined };
  },
  clone: ({ pile, won }) => ({ pile: [...pile], won }),
  play(state, _seat, move) {
    state.won = move.kind === 'take' ? move.points : (state.pile.pop() ?? 0);
  },
  toAct: ({ won }) => (won === undefined ? [0] : []),
  outcome: () => undefined,
};

const judgement: Judgement<Lottery, LotteryMove, LotteryView> = {
  shortlist: ({ moves }) => [...moves],
  policy: () => ({ kind: 'draw' }),
  estimate: ({ won }) => (won ?? 0) / 10,
  plies: () => 0,
};

function choice(
  view: LotteryView,
  moves: readonly LotteryMove[],
  { doubt, iterations = 2000 }: { doubt?: number; iterations?: number } = {},
): LotteryMove {
  const judged = doubt === undefined ? judgement : { ...judgement, doubt };
  const think = () =>
    search(lottery as Game<Lottery, LotteryMove, never, LotteryView>, judged, {
      question: { seat: 0, view, moves },
      rng: fastRng(1),
      iterations,
    });
  return thinkNow({ think }, { seat: 0, view, moves }, { rng: fastRng(1), iterations: 2000 });
}

const draw: LotteryMove = { kind: 'draw' };
const take = (points: number): LotteryMove => ({ kind: 'take', points });

test('a search values a gamble by its mean, not by its best outcome', () => {
  expect(choice({ tens: 3, cards: 10 }, [draw, take(2), take(4)])).toEqual(take(4));
  expect(choice({ tens: 6, cards: 10 }, [draw, take(2), take(4)])).toEqual(draw);
});

test('among equal moves the first of the shortlist is chosen', () => {
  const [one, other] = [take(5), take(5)];
  expect(choice({ tens: 0, cards: 2 }, [one, other])).toBe(one);
});

test('a single candidate is returned without a search', () => {
  expect(choice({ tens: 0, cards: 0 }, [draw])).toBe(draw);
});

test('the first of the shortlist is kept until another is clearly better', () => {
  const likely = { tens: 60, cards: 100 };

  expect(choice(likely, [take(5), draw], { iterations: 200 })).toEqual(draw);
  expect(choice(likely, [take(5), draw], { iterations: 200, doubt: 5 })).toEqual(take(5));
  expect(choice({ tens: 95, cards: 100 }, [take(5), draw], { iterations: 200, doubt: 5 })).toEqual(draw);
});
