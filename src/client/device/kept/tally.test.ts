import { expect, test } from 'vitest';
import { addGame, type CountedGame, countsInRecords, playedIn, playedTogether, tallyOf } from './tally.ts';

let minute = 0;

function game(isWon: boolean, more: Partial<CountedGame> = {}): CountedGame {
  minute += 1;
  return { code: `T${minute}`, at: minute * 60_000, isWon, ms: 60_000, ...more };
}

test('games, wins and wins in a row are counted in the order the games ended', () => {
  const games = [true, true, false, true].map((isWon) => game(isWon));

  expect(tallyOf(games.toReversed())).toMatchObject({ played: 4, won: 3, streak: 1, longest: 2 });
  expect(tallyOf([])).toEqual({ played: 0, won: 0, streak: 0, longest: 0 });
});

test('the highest score counts from any game, the quickest win only from a won one', () => {
  const low = game(true, { score: 7, ms: 50_000 });
  const high = game(false, { score: 9, ms: 10_000 });
  const again = game(true, { score: 9, ms: 70_000 });
  const { highest, quickest } = tallyOf([low, high, again]);

  expect(highest).toEqual({ figure: 9, code: high.code, at: high.at });
  expect(quickest).toEqual({ figure: 50_000, code: low.code, at: low.at });
});

test('counting earlier games in advance gives the same tally', () => {
  const games = [true, true, true, false, true].map((isWon, at) => game(isWon, { score: at }));
  const earlier = games.slice(0, 2).reduce(addGame, undefined);

  expect(tallyOf(games.slice(2), earlier)).toEqual(tallyOf(games));
});

test('Bag of Dungeon counts kills in competitive games, and no score in co-operative ones', () => {
  const result = { code: 'A', game: 'bag', startedAt: 0, endedAt: 5, winners: [1], scores: [3, 4] };

  expect(playedIn({ ...result, options: { mode: 'competitive' } }, 1)).toMatchObject({ isWon: true, score: 4 });
  expect(playedIn({ ...result, options: { mode: 'standard' } }, 0)).toMatchObject({ isWon: false, score: undefined });
  expect(playedTogether({ ...result, options: { mode: 'standard' } })).toMatchObject({ isWon: true });
});

test('a win played mostly by a bot counts as played and not as won', () => {
  const result = { code: 'A', game: 'dash', startedAt: 0, endedAt: 5, winners: [0], scores: [9, 4], options: {} };
  const by = (byBot?: 'some' | 'most' | 'last' | 'all') => [{ kind: 'person' as const, ...(byBot && { byBot }) }];

  for (const byBot of ['most', 'last', 'all'] as const) {
    expect(playedIn({ ...result, players: by(byBot) }, 0)).toMatchObject({ isWon: false, score: undefined });
  }
  for (const byBot of [undefined, 'some'] as const) {
    expect(playedIn({ ...result, players: by(byBot) }, 0)).toMatchObject({ isWon: true, score: 9 });
  }
  expect(playedTogether({ ...result, players: [...by('all'), ...by()] })).toMatchObject({ isWon: true });
  expect(playedTogether({ ...result, players: by('last') })).toMatchObject({ isWon: false });
});

test('a game at a practice table does not count', () => {
  expect(countsInRecords({ practice: true })).toBe(false);
  expect(countsInRecords({})).toBe(true);
});
