import { expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { fastRng } from '../../engine/rng.ts';
import { findBox } from '../../games/index.ts';
import type { TableSettings } from '../../protocol/table-info.ts';
import { guessState, loadReferee, opened, person, playingTable } from '../fixtures/people.ts';
import { testHouse } from '../fixtures/test-house.ts';
import { USUAL_SETTINGS } from '../lobby/lobby.ts';
import { recordOf } from '../records/record-of.ts';
import { playAgain, revealsToMover, revealsToOnlooker, seenBy } from './reveals.ts';
import { undoable } from './undo.ts';

const ann = person('Ann');
const ben = person('Ben');
const pass = { kind: 'pass' };
const swap = { kind: 'swap' };
const PRACTICE: TableSettings = { ...USUAL_SETTINGS, freeUndo: true };

/** Ann and Ben play the small test game; Ann begins. */
async function playing(house = testHouse(), manners: TableSettings = USUAL_SETTINGS) {
  const referee = await playingTable(house, [ann, ben], { options: { starter: 0 }, manners });
  const moves = (who = ann, move: unknown = pass) => who.asks(referee, { kind: 'move', seen: referee.table.seq, move });
  const undo = (who = ann) => who.asks(referee, { kind: 'undo', consent: 'free' });
  return { house, referee, moves, undo };
}

test('a move that revealed nothing is undone freely, and the journal keeps both', async () => {
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
  const later = await loadReferee(house, referee.table.code);
  expect(later.table.play).toEqual(referee.table.play);
});

test('a drawn card stays drawn: nothing revealed is undone, even by agreement', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann, swap);

  expect(undoable(referee.table, 0)).toBeUndefined();
  expect(await undo()).toEqual({ kind: 'error', code: 'no-undo' });
  const agreed = await ann.asks(referee, { kind: 'undo', consent: 'agreed', back: 0 });
  expect(agreed).toEqual({ kind: 'error', code: 'no-undo' });
  expect(referee.table.play?.steps).toHaveLength(1);
});

test('a card that another player drew since stays drawn, even if the requester has not seen it', async () => {
  const { house, referee, moves } = await playing();
  await moves(ann);
  await moves(ben, swap);

  expect(undoable(referee.table, 0)).toBeUndefined();
  expect(undoable(referee.table, 1)).toBeUndefined();
  // A node that loads the table gets the same result, although it has not checked each step as it was taken.
  await ann.asks(referee, { kind: 'rename', name: 'Anna' });
  const later = await loadReferee(house, referee.table.code);
  expect(undoable(later.table, 0)).toBeUndefined();
});

test('undo goes back one step at a time, up to the last that revealed something', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann, swap);
  await moves(ben);
  await moves(ann);

  expect(undoable(referee.table, 0)).toEqual({ back: 2, consent: 'free' });
  expect(await undo()).toMatchObject({ kind: 'done' });
  expect(undoable(referee.table, 0)).toBeUndefined();
  expect(undoable(referee.table, 1)).toEqual({ back: 1, consent: 'free' });
});

test('at a practice table everything can be undone, and its journal loads again', async () => {
  const house = testHouse();
  const { referee, moves, undo } = await playing(house, PRACTICE);
  const before = structuredClone(guessState(referee));
  await moves(ann, swap);
  expect(undoable(referee.table, 0)).toEqual({ back: 0, consent: 'free' });
  expect(await undo()).toMatchObject({ kind: 'done' });

  expect(guessState(referee)).toEqual(before);
  const later = await loadReferee(house, referee.table.code);
  expect(later.table.lobby.manners.freeUndo).toBe(true);
  expect(later.table.play?.steps).toEqual([]);
});

test('practice is decided before the start, and never at a campaign table', async () => {
  const { referee } = await playing();
  const practice = { kind: 'set-manners', manners: PRACTICE } as const;
  expect(await ann.asks(referee, practice)).toEqual({ kind: 'error', code: 'already-started' });

  const house = testHouse();
  const open = await opened(house, ann);
  const campaign = { code: 'BBBBBCCCCC', choice: 'short', options: {} };
  open.table.lobby = { ...open.table.lobby, campaign };
  expect(await ann.asks(open, practice)).toEqual({ kind: 'error', code: 'in-campaign' });
});

test('once somebody else has moved everybody must agree, and nobody undoes what others did', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann);
  await moves(ben);

  expect(undoable(referee.table, 0)).toEqual({ back: 0, consent: 'ask' });
  expect(undoable(referee.table, 1)).toEqual({ back: 1, consent: 'free' });
  await ann.asks(referee, { kind: 'undo', consent: 'agreed', back: 0 });
  expect(referee.table.play?.steps).toEqual([]);
  expect(await undo()).toEqual({ kind: 'error', code: 'no-undo' });
});

test('a player who swaps again after an undo gets the same card: no second chance', async () => {
  const { referee, moves, undo } = await playing(testHouse(), PRACTICE);
  await moves(ann, swap);
  const [card] = guessState(referee).cards;
  await undo();
  expect(guessState(referee).cards[0]).not.toBe(card);
  await moves(ann, swap);

  expect(guessState(referee).cards[0]).toBe(card);
});

test('a move chosen before its maker saw the undo is stale', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann);
  const { seq } = referee.table;
  await undo();

  expect(await ann.asks(referee, { kind: 'move', seen: seq, move: pass })).toEqual({ kind: 'error', code: 'stale' });
});

test('a finished game keeps its end, and its record has only the standing steps', async () => {
  const { referee, moves, undo } = await playing();
  await moves(ann, pass);
  await undo();
  for (let turn = 0; turn < 6; turn++) await moves(turn % 2 === 0 ? ann : ben);

  expect(recordOf(referee.table)?.steps).toHaveLength(6);
  expect(await undo(ben)).toEqual({ kind: 'error', code: 'no-undo' });
});

test('nothing is undone in real time', async () => {
  const house = testHouse({ findBox });
  const referee = await opened(house, ann, { game: 'time', start: true });
  await ann.asks(referee, { kind: 'move', seen: referee.table.seq, move: { kind: 'ready' } });

  expect(referee.table.play?.steps).toHaveLength(1);
  expect(undoable(referee.table, 0)).toBeUndefined();
});

/** For each kind of move in a whole random game: whether it ever, or never, revealed something to its maker. */
function lessons(id: string, seats: number): Map<string, Set<boolean>> {
  const box = findBox(id) ?? expect.fail();
  const game = box.open(box.standardPack);
  const rng = fastRng(5);
  const options = Object.fromEntries(Object.entries(box.options).map(([name, { byDefault }]) => [name, byDefault]));
  const state = game.setup(seats, options, { rng, now: 0 });
  const found = new Map<string, Set<boolean>>();
  for (let step = 0; step < 400 && game.outcome(state) === undefined; step++) {
    const seat = elementAt(game.toAct(state), 0);
    const moves = game.legalMoves(state, seat);
    const move = moves[rng.int(moves.length)];
    const made = { kind: 'move', seat, move, at: 0 } as const;
    const actual = playAgain(game, made, state, fastRng(step));
    const taught = revealsToMover(game, made, { before: state, actual, sampleRng: fastRng(step) });
    const { kind } = move as { kind: string };
    found.set(kind, (found.get(kind) ?? new Set()).add(taught));
    game.play(state, seat, move, { rng, now: 0 });
  }
  return found;
}

test('in Dash flipping a card reveals something, and stopping does not', () => {
  const found = lessons('dash', 3);
  expect([...(found.get('flip') ?? [])]).toContain(true);
  expect([...(found.get('stop') ?? [])]).toContain(false);
});

test('in Dungeon Days a drawn card reveals something, and a placed one does not', () => {
  const found = lessons('days', 3);
  expect([...(found.get('draw') ?? [])]).toEqual([true]);
  expect([...(found.get('place') ?? [])]).toEqual([false]);
});

test('in Bag of Dungeon dice reveal something', () => {
  const found = lessons('bag', 2);
  expect([...found.values()].some((taught) => taught.has(true))).toBe(true);
  expect([...found.values()].some((taught) => taught.has(false))).toBe(true);
});

test('in Dungeon Days a placement from a hidden hand reveals something to the others, and so does a draw', () => {
  const box = findBox('days') ?? expect.fail();
  const game = box.open(box.standardPack);
  const rng = fastRng(5);
  const options = Object.fromEntries(Object.entries(box.options).map(([name, { byDefault }]) => [name, byDefault]));
  const state = game.setup(2, options, { rng, now: 0 });
  const told = new Map<string, Set<boolean>>();
  for (let step = 0; step < 60 && game.outcome(state) === undefined; step++) {
    const seat = elementAt(game.toAct(state), 0);
    const moves = game.legalMoves(state, seat);
    const move = moves[rng.int(moves.length)];
    const made = { kind: 'move', seat, move, at: 0 } as const;
    const before = game.clone(state);
    const events: unknown[] = [];
    game.play(state, seat, move, { rng, now: 0, emit: (event) => events.push(event) });
    const onlooker = 1 - seat;
    const seen = seenBy(game, { state, events, viewer: onlooker });
    const tells = revealsToOnlooker(game, made, {
      before,
      onlooker,
      seen,
      sampleRng: fastRng(step),
      worlds: 16,
      seats: 2,
    });
    const { kind } = move as { kind: string };
    told.set(kind, (told.get(kind) ?? new Set()).add(tells));
  }

  expect([...(told.get('draw') ?? [])]).toEqual([true]);
  expect([...(told.get('place') ?? [])]).toContain(true);
});
