import { expect, test } from 'vitest';
import { newGameBox } from '../../box.ts';
import { ROLL, STOP } from '../moves.ts';
import { game, make, refusal, rolling, side, table } from '../testing/testing.ts';

test('[NG-2] two to four players take turns', () => {
  const state = table();
  make(state, ROLL, rolling('pit'));

  expect(newGameBox.seats).toEqual({ min: 2, max: 4 });
  expect(state.turn).toBe(1);
  expect(refusal(state, 0, ROLL)).toBe('NG-2');
  expect(refusal(state, 1, ROLL)).toBeUndefined();
});

test('[NG-2] the host may choose who begins, otherwise it is random', () => {
  const last = { int: (bound: number) => bound - 1 };
  const setUp = (starter: 'random' | number) => game.setup(3, { starter, turns: '5' }, { rng: last, now: 0 });

  expect(setUp(1).turn).toBe(1);
  expect(setUp('random').turn).toBe(2);
});

test('[NG-10] a Treasure goes onto the heap', () => {
  const state = table({ heap: ['coin'] });

  expect(make(state, ROLL, rolling('diamond'))).toEqual([{ kind: 'rolled', seat: 0, side: side('diamond'), heap: 6 }]);
  expect(state).toEqual(table({ heap: ['coin', 'diamond'] }));
});

test('[NG-11] a pit takes the heap and ends the turn', () => {
  const state = table({ heap: ['coin', 'chest'], gold: [7, 0] });

  expect(make(state, ROLL, rolling('pit'))).toContainEqual({ kind: 'fell', seat: 0, lost: 4 });
  expect(state).toEqual(table({ turn: 1, turnsTaken: 1, gold: [7, 0] }));
});

test('[NG-12] a player who stops keeps the gold of the heap', () => {
  const state = table({ heap: ['gems', 'chest'], gold: [7, 0] });

  expect(make(state, STOP)).toContainEqual({ kind: 'stopped', seat: 0, gold: 5, total: 12 });
  expect(state).toEqual(table({ turn: 1, turnsTaken: 1, gold: [12, 0] }));
});

test('[NG-13] nobody can stop before they have rolled', () => {
  expect(refusal(table(), 0, STOP)).toBe('NG-13');
  expect(game.legalMoves(table(), 0)).toEqual([ROLL]);
});

test('[NG-20] after everybody’s last turn most gold wins', () => {
  const state = table({ turn: 1, turnsTaken: 9, heap: ['chest'], gold: [2, 0] });

  expect(make(state, STOP)).toContainEqual({ kind: 'game-over', winners: [1] });
  expect(game.toAct(state)).toEqual([]);
  expect(refusal(state, 0, ROLL)).toBe('NG-20');
});

test('[NG-20] the host may choose the number of turns for each player', () => {
  const options = { starter: 0, turns: '3' };
  const state = game.setup(2, options, { rng: rolling(), now: 0 });
  state.turnsTaken = 5;
  make(state, ROLL, rolling('pit'));

  expect(state.phase).toBe('over');
});

test('[NG-20] equal players share the win', () => {
  const state = table({ turn: 1, turnsTaken: 9, heap: ['chest'], gold: [3, 0] });
  make(state, STOP);

  expect(game.outcome(state)).toEqual({ winners: [0, 1], scores: [3, 3] });
});
