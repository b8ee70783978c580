// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { StagedTable } from '../../src/client/connection/staged-table.ts';
import type { TableSnapshot } from '../../src/client/connection/table-snapshot.ts';
import { previewSettings } from '../../src/client/device/settings.ts';
import type { RequestResult } from '../../src/client/kit/request-result.ts';
import { FakeStageClock } from '../../src/client/kit/stage/testing/fake-clock.ts';
import type { SeenEvent } from '../../src/protocol/server-message.ts';
import type { TableInfo } from '../../src/protocol/table-info.ts';

const TABLE = {
  code: 'BCDFG',
  game: 'bag',
  status: 'playing',
  chairs: [{ kind: 'person' }, { kind: 'bot' }],
  seats: [0, 1],
} as unknown as TableInfo;

/**
 * A table of one person and one bot, where a request is answered by `answer`; `stepWith` is one more step, after which
 * the person is inside or lost.
 */
function tableOfOne(answer: RequestResult) {
  previewSettings({ speed: 'usual' });
  let now: TableSnapshot = {
    connection: 'open',
    seq: 2,
    you: { viewer: 0, chair: 0 },
    table: TABLE,
    play: { view: { adventurers: [], round: 0, active: 0 }, moves: [], toAct: [1], since: 0 },
    events: [],
    said: [],
    marks: [],
    notes: [],
    voices: [],
  };
  const asked: unknown[] = [];
  let hear: () => void = () => undefined;
  const staged = new StagedTable(
    {
      snapshot: () => now,
      subscribe: (listener) => {
        hear = listener;
        return () => undefined;
      },
      move: () => new Promise(() => undefined),
      ask: async (what) => {
        asked.push(what);
        return answer;
      },
    },
    new FakeStageClock(),
  );
  const change = (to: Partial<TableSnapshot>) => {
    now = { ...now, ...to };
    hear();
  };
  const stepWith = (fate: string) => {
    const seq = now.seq + 1;
    const view = { adventurers: [{ seat: 0, fate }], round: seq, active: 0 };
    const events: SeenEvent[] = [...now.events, { seq, event: { kind: 'round-tied' } }];
    change({ seq, play: { view, moves: [], toAct: [1], since: 0 }, events });
    staged.skipAll();
  };
  return { staged, asked, change, stepWith, now: () => now };
}

test('somebody who is out among bots skips to the end: bots hurry, and nothing is shown before the last step', async () => {
  const { staged, asked, change, stepWith, now } = tableOfOne({ kind: 'done' });
  await vi.waitFor(() => {
    stepWith('lost');
    expect(staged.snapshot().stage.skipToEnd).toBeDefined();
  });
  stepWith('inside');
  expect(staged.snapshot().stage.skipToEnd).toBeUndefined();

  stepWith('lost');
  staged.snapshot().stage.skipToEnd?.();
  expect(asked).toEqual([{ kind: 'hurry-bots' }]);
  const shown = staged.snapshot();
  expect(shown.stage.isToEnd).toBe(true);
  stepWith('lost');
  stepWith('lost');
  expect(staged.snapshot()).toBe(shown);

  change({ table: { ...TABLE, status: 'over' } });
  expect(staged.snapshot().stage).toMatchObject({ skipToEnd: undefined, isToEnd: false });
  stepWith('lost');
  expect(staged.snapshot()).toMatchObject({ seq: now().seq, play: now().play, table: { status: 'over' } });
  staged.close();
});

test('if bots may not hurry, their moves are shown as before', async () => {
  const { staged, stepWith, now } = tableOfOne({ kind: 'error', code: 'too-soon' });
  await vi.waitFor(() => {
    stepWith('lost');
    expect(staged.snapshot().stage.skipToEnd).toBeDefined();
  });
  staged.snapshot().stage.skipToEnd?.();
  await vi.waitFor(() => expect(staged.snapshot().stage.isToEnd).toBe(false));

  stepWith('lost');
  expect(staged.snapshot().seq).toBe(now().seq);
  staged.close();
});
