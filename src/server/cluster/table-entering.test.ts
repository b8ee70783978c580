import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processTimers } from '../../engine/timers.ts';
import type { TableNodes } from '../../journal/table-nodes.ts';
import { TableEntering } from './table-entering.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store that rejects some tables for a while. */
function storeWithout(refused: Set<string>) {
  const known: string[] = [];
  const change = async (tables: readonly string[]): Promise<void> => {
    if (tables.some((table) => refused.has(table))) throw new Error('the connection was ended');
  };
  const tableNodes: TableNodes = {
    enter: async (tables) => {
      await change(tables);
      known.push(...tables);
      return [];
    },
    leave: change,
    of: async () => [],
    clean: async () => undefined,
  };
  return { known, entering: new TableEntering(tableNodes, { onShared: () => undefined, timers: processTimers }) };
}

test('a table the store rejected is entered later, and until then all nodes hear of everything', async () => {
  const refused = new Set(['A']);
  const { known, entering } = storeWithout(refused);
  entering.enter(['A']);
  await vi.advanceTimersByTimeAsync(10);
  expect(entering.isKnown).toBe(false);
  // Another table does not make up for it.
  entering.enter(['B']);
  await vi.advanceTimersByTimeAsync(10);
  expect(entering.isKnown).toBe(false);

  refused.clear();
  await vi.advanceTimersByTimeAsync(1000);
  expect([...known].sort()).toEqual(['A', 'B']);
  expect(entering.isKnown).toBe(true);
});

test('a table dropped meanwhile is no longer entered', async () => {
  const refused = new Set(['A']);
  const { known, entering } = storeWithout(refused);
  entering.enter(['A']);
  await vi.advanceTimersByTimeAsync(10);
  entering.leave('A');
  refused.clear();
  await vi.advanceTimersByTimeAsync(1000);

  expect(known).toEqual([]);
  expect(entering.isKnown).toBe(true);
});
