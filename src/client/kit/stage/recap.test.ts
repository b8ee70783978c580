import { expect, test } from 'vitest';
import { followTurns, type RecapRange, recapBySeat } from './recap.ts';

/** The recap that is due after each of these states: whose turn is shown, and how many events are shown. */
function due(...moments: readonly [turn: 'mine' | 'others', told: number][]): (string | undefined)[] {
  let range: RecapRange | undefined;
  return moments.map(([turn, told]) => {
    range = followTurns(range, { isTurn: turn === 'mine', told });
    return range.until === undefined ? undefined : `${range.from} to ${range.until}`;
  });
}

test("a recap is due when one’s turn has come, with all of others' actions since one’s own last one", () => {
  expect(due(['mine', 2], ['others', 4], ['others', 5], ['others', 7], ['mine', 9])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    '4 to 9',
  ]);
});

test('it stays while nothing happens, and disappears when the reader acts', () => {
  expect(due(['others', 4], ['mine', 6], ['mine', 6], ['mine', 7], ['mine', 9], ['others', 10])).toEqual([
    undefined,
    '4 to 6',
    '4 to 6',
    undefined,
    undefined,
    undefined,
  ]);
});

test('there is none after joining, after an undo, or if nobody did anything', () => {
  expect(due(['mine', 40])).toEqual([undefined]);
  expect(due(['others', 8], ['mine', 3])).toEqual([undefined, undefined]);
  expect(due(['others', 8], ['mine', 8])).toEqual([undefined, undefined]);
});

test('what is shown again changes nothing, whoever’s turn it is', () => {
  for (const told of [4, 6]) {
    for (const isTurn of [true, false]) {
      const before = followTurns({ isTurn: !isTurn, from: 4 }, { isTurn, told });
      expect(followTurns(before, { isTurn, told })).toBe(before);
    }
  }
});

test('all other players are named once, in the order in which they acted', () => {
  const events = [1, 0, 2, 1].map((seat, at) => ({ seat, at }));
  const said = recapBySeat(
    { events, you: 0, names: ['Ann', 'Pipino', 'Ortensia'] },
    { seatOf: ({ seat }) => seat, say: (own) => own.map(({ at }) => at).join('+') },
  );
  expect(said).toEqual(['Pipino: 0+3', 'Ortensia: 2']);
});
