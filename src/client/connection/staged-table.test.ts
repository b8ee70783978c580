// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SeenEvent } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import { previewSettings } from '../device/settings.ts';
import { FakeStageClock } from '../kit/stage/testing/fake-clock.ts';
import { type StagedSource, StagedTable } from './staged-table.ts';
import type { TableSnapshot } from './table-snapshot.ts';

const INFO = { code: 'BCDFG', game: 'none', status: 'playing', chairs: [], seats: [0, 1] } as unknown as TableInfo;

let now: TableSnapshot;
let hear: () => void;
let sent: { move: unknown; seen: number | undefined }[];
let clock: FakeStageClock;
let staged: StagedTable;

beforeEach(() => {
  previewSettings({ speed: 'usual' });
  now = {
    connection: 'open',
    seq: 2,
    you: { viewer: 0, chair: 0 },
    table: INFO,
    play: { view: 0, moves: [], toAct: [1], since: 0 },
    events: [],
    said: [],
    marks: [],
    notes: [],
    voices: [],
  };
  sent = [];
  const source: StagedSource = {
    snapshot: () => now,
    subscribe: (listener) => {
      hear = listener;
      return () => undefined;
    },
    move: (move, seen) => {
      sent.push({ move, seen });
      return new Promise(() => undefined);
    },
    ask: () => new Promise(() => undefined),
  };
  clock = new FakeStageClock();
  staged = new StagedTable(source, clock);
});

afterEach(() => staged.close());

function change(to: Partial<TableSnapshot>): void {
  now = { ...now, ...to };
  hear();
}

/** One more journal entry, and whose turn it is then; the view is its number. */
function step(toAct: number, more: Partial<TableSnapshot> = {}): void {
  const seq = now.seq + 1;
  const moves = toAct === 0 ? [`after ${seq}`] : [];
  const events: SeenEvent[] = [...now.events, { seq, event: seq }];
  change({ seq, play: { view: seq, moves, toAct: [toAct], since: 0 }, events, ...more });
}

/** Everything of the game that is shown. */
function told() {
  const { play, events, seq, table } = staged.snapshot();
  return [play?.view, play?.moves, events.at(-1)?.seq, seq, table?.status];
}

test('others’ moves are shown step by step: view, moves, events, entry and status are those of one beat', () => {
  step(1);
  step(1);
  step(0);
  expect(told()).toEqual([3, [], 3, 3, 'playing']);
  expect(staged.snapshot().stage.areOthersWaiting).toBe(true);

  clock.pass(900);
  expect(told()).toEqual([4, [], 4, 4, 'playing']);
  clock.pass(900);
  expect(told()).toEqual([5, ['after 5'], 5, 5, 'playing']);
  expect(staged.snapshot().stage).toMatchObject({ isBehind: false, areOthersWaiting: false });
});

test('the end, the seed and the next table are shown with the last step', () => {
  step(1);
  change({ table: { ...INFO, status: 'over', seed: 'ab', next: 'CDFGH' } });
  expect(staged.snapshot().table).toEqual({ ...INFO, status: 'playing' });
  step(1);
  expect(staged.snapshot().table?.status).toBe('playing');

  clock.pass(900);
  expect(staged.snapshot().table).toMatchObject({ status: 'over', seed: 'ab', next: 'CDFGH' });
});

test('a move is sent at once with the entry that was shown, and ends the staging', () => {
  step(1);
  step(0);
  void staged.move('mine');

  expect(sent).toEqual([{ move: 'mine', seen: 3 }]);
  expect(told()).toEqual([4, ['after 4'], 4, 4, 'playing']);
  step(1);
  expect(staged.snapshot().play?.view).toBe(5);
});

test('skipping to one’s turn shows no moves of others until then', () => {
  step(1);
  step(1);
  staged.skipToTurn();
  expect(staged.snapshot().play?.view).toBe(4);
  step(1);
  step(0);
  expect(staged.snapshot().play?.view).toBe(6);
  step(1);
  step(1);
  expect(staged.snapshot().play?.view).toBe(7);
});

test.each([
  ['coming back', () => step(0, { connection: 'lost' })],
  ['an undo', () => step(0, { marks: [{ kind: 'undone', seq: 4, from: 3, law: 'free', seat: 0, name: 'Ann' }] })],
  ['another seat', () => step(0, { you: { viewer: 1 } })],
  ['a page out of sight', () => clock.hide()],
  ['the speed off', () => previewSettings({ speed: 'off' })],
])('after %s the table is shown as it is', (_, happen) => {
  for (let steps = 0; steps < 4; steps += 1) step(1);
  happen();

  expect(staged.snapshot().play).toBe(now.play);
  expect(staged.snapshot().stage.isBehind).toBe(false);
});

test('chat and presence are shown at once, whatever is being staged', () => {
  step(1);
  step(1);
  change({ said: [{ id: 1, chair: 1, name: 'Bruno', said: { text: 'hello' } }] });

  expect(staged.snapshot().said).toHaveLength(1);
  expect(staged.snapshot().play?.view).toBe(3);
});

test('a hundred steps at once are shown within 300 ms', () => {
  for (let steps = 0; steps < 100; steps += 1) step(1);
  clock.pass(300);

  expect(staged.snapshot().events).toHaveLength(100);
  expect(staged.snapshot().stage.isBehind).toBe(false);
});
