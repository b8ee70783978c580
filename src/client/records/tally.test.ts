import { expect, test } from 'vitest';
import { addGame, type Played, playedIn, playedTogether, tallyOf } from './tally.ts';

let minute = 0;

function game(isWon: boolean, more: Partial<Played> = {}): Played {
  minute += 1;
  return { code: `T${minute}`, at: minute * 60_000, isWon, ms: 60_000, ...more };
}

test('games, wins and wins in a row are counted in the order the games ended', () => {
  const games = [true, true, false, true].map((isWon) => game(isWon));

  expect(tallyOf(games.toReversed())).toMatchObject({ played: 4, won: 3, streak: 1, longest: 2 });
  expect(tallyOf([])).toEqual({ played: 0, won: 0, streak: 0, longest: 0 });
});

test('the highest score stands in whichever game it was, the quickest win only in one that was won', () => {
  const low = game(true, { score: 7, ms: 50_000 });
  const high = game(false, { score: 9, ms: 10_000 });
  const again = game(true, { score: 9, ms: 70_000 });
  const { highest, quickest } = tallyOf([low, high, again]);

  expect(highest).toEqual({ figure: 9, code: high.code, at: high.at });
  expect(quickest).toEqual({ figure: 50_000, code: low.code, at: low.at });
});

test('games that were counted before and forgotten since make no difference', () => {
  const games = [true, true, true, false, true].map((isWon, at) => game(isWon, { score: at }));
  const earlier = games.slice(0, 2).reduce(addGame, undefined);

  expect(tallyOf(games.slice(2), earlier)).toEqual(tallyOf(games));
});

test('Bag of Dungeon counts kills where all are against all, and nothing where they set out together', () => {
  const result = { code: 'A', game: 'bag', startedAt: 0, endedAt: 5, winners: [1], scores: [3, 4] };

  expect(playedIn({ ...result, options: { mode: 'competitive' } }, 1)).toMatchObject({ isWon: true, score: 4 });
  expect(playedIn({ ...result, options: { mode: 'standard' } }, 0)).toMatchObject({ isWon: false, score: undefined });
  expect(playedTogether({ ...result, options: { mode: 'standard' } })).toMatchObject({ isWon: true });
});
