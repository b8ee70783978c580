import { expect, test } from 'vitest';
import { fastRng } from '../engine/rng.ts';
import { findBox } from '../games/index.ts';
import { handHouse } from './fixtures/hand-house.ts';
import { called, guessState, opened, person } from './fixtures/people.ts';
import { recordOf } from './record-of.ts';
import { isTeaching, playAgain, undoable } from './undo.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
const swap = { kind: 'swap' };

/** Ann and Ben play the very small game; Ann begins. */
async function playing(house = handHouse()) {
  const referee = await opened(house, ann, { options: { starter: 0 } });
  await ben.sits(referee);
  await ann.asks(referee, { kind: 'start' });
  const moves = (who = ann, move: unknown = pass) => who.asks(referee, { kind: 'move', seen: referee.table.seq, move });
  const undo = (who = ann) => who.asks(referee, { kind: 'undo', law: 'free' });
  return { house, referee, moves, undo };
}

test('a move by which nothing was learnt is taken back for nothing, and the journal keeps both', async () => {
  const { house, referee, moves, undo } = await playing();
  const before = structuredClone(guessState(referee));
  await moves(ann);

  expect(await undo()).toEqual({ kind: 'done', seq: 5 });
  expect(guessState(referee)).toEqual(before);
  expect(referee.table.play?.marks).toEqual([{ kind: 'undone', seq: 5, seat: 0, name: 'Ann', from: 4, law: 'free' }]);
  expect((await house.journal.read(referee.table.code)).map(({ body }) => (body as { kind: string }).kind)).toEqual([
    'opened',
    'sat',
    'started',
    'moved',
    'undone',
  ]);
  const later = await called(house, referee.table.code);
  expect(later.table.play).toEqual(referee.table.play);
});

test('after a drawn card the others have to be asked', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann, swap);

  expect(undoable(referee.table, 0)?.law).toBe('ask');
  expect(await undo()).toEqual({ kind: 'error', code: 'stale' });
});

test('once somebody else has moved they have to be asked, and nobody takes back what others did', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann);
  await moves(ben);

  expect(undoable(referee.table, 0)).toEqual({ back: 0, law: 'ask' });
  expect(undoable(referee.table, 1)).toEqual({ back: 1, law: 'free' });
  await ann.asks(referee, { kind: 'undo', law: 'agreed', back: 0 });
  expect(referee.table.play?.steps).toEqual([]);
  expect(await undo()).toEqual({ kind: 'error', code: 'no-undo' });
});

test('who swaps again after an undo gets the same card: nobody rolls twice', async () => {
  const { referee, moves } = await playing();
  await moves(ann, swap);
  const [card] = guessState(referee).cards;
  await ann.asks(referee, { kind: 'undo', law: 'agreed', back: 0 });
  expect(guessState(referee).cards[0]).not.toBe(card);
  await moves(ann, swap);

  expect(guessState(referee).cards[0]).toBe(card);
});

test('a move that was chosen before its maker saw the undo is stale', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann);
  const { seq } = referee.table;
  await undo();

  expect(await ann.asks(referee, { kind: 'move', seen: seq, move: pass })).toEqual({ kind: 'error', code: 'stale' });
});

test('a finished game keeps its end, and its record has only the line that stands', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann, pass);
  await undo();
  for (let turn = 0; turn < 6; turn++) await moves(turn % 2 === 0 ? ann : ben);

  expect(recordOf(referee.table)?.steps).toHaveLength(6);
  expect(await undo(ben)).toEqual({ kind: 'error', code: 'no-undo' });
});

test('nothing is taken back in real time', async () => {
  const house = handHouse({ findBox });
  const referee = await opened(house, ann, { game: 'time', start: true });
  await ann.asks(referee, { kind: 'move', seen: referee.table.seq, move: { kind: 'ready' } });

  expect(referee.table.play?.steps).toHaveLength(1);
  expect(undoable(referee.table, 0)).toBeUndefined();
});

/** For each kind of move a whole random game makes: whether it ever, or never, taught its maker something. */
function lessons(id: string, seats: number): Map<string, Set<boolean>> {
  const box = findBox(id) ?? expect.fail();
  const game = box.open(box.standardPack);
  const rng = fastRng(5);
  const options = Object.fromEntries(Object.entries(box.options).map(([name, { byDefault }]) => [name, byDefault]));
  const state = game.setup(seats, options, { rng, now: 0 });
  const found = new Map<string, Set<boolean>>();
  for (let step = 0; step < 400 && game.outcome(state) === undefined; step++) {
    const [seat] = game.toAct(state);
    const moves = game.legalMoves(state, seat);
    const move = moves[rng.int(moves.length)];
    const made = { kind: 'move', seat, move, at: 0 } as const;
    const truth = playAgain(game, made, state, fastRng(step));
    const taught = isTeaching(game, made, { before: state, truth, thoughts: fastRng(step) });
    const { kind } = move as { kind: string };
    found.set(kind, (found.get(kind) ?? new Set()).add(taught));
    game.play(state, seat, move, { rng, now: 0 });
  }
  return found;
}

test('in Dash a card that is flipped teaches something, and to stop does not', () => {
  const found = lessons('dash', 3);
  expect([...(found.get('flip') ?? [])]).toContain(true);
  expect([...(found.get('stop') ?? [])]).toContain(false);
});

test('in Dungeon Days a drawn card teaches something, and a placed one does not', () => {
  const found = lessons('days', 3);
  expect([...(found.get('draw') ?? [])]).toEqual([true]);
  expect([...(found.get('place') ?? [])]).toEqual([false]);
});

test('in Bag of Dungeon dice teach something', () => {
  const found = lessons('bag', 2);
  expect([...found.values()].some((taught) => taught.has(true))).toBe(true);
  expect([...found.values()].some((taught) => taught.has(false))).toBe(true);
});
