import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer, Ask } from './answer.ts';
import { TableConnection, type TableSnapshot } from './table-connection.ts';

const NOT_YET: TableSnapshot = { line: 'connecting', seq: 0, you: { viewer: 'spectator' }, events: [], said: [] };
const LOST: Promise<Answer> = Promise.resolve({ kind: 'error', code: 'lost' });
const noSubscription = () => () => {};
const notYet = () => NOT_YET;

/** A table as this page knows it, and how to ask it for something. */
export interface TableHandle {
  snapshot: TableSnapshot;
  ask(ask: Ask): Promise<Answer>;
  move(move: unknown): Promise<Answer>;
  sit(name: string, chair?: number): Promise<Answer>;
  /** The house's clock in ms. */
  now(): number;
}

/** Keeps a table up to date while the page is shown. */
export function useTable(code: string): TableHandle {
  const [connection, setConnection] = useState<TableConnection>();
  useEffect(() => {
    const opened = new TableConnection(code);
    setConnection(opened);
    return () => opened.close();
  }, [code]);
  const snapshot = useSyncExternalStore(connection?.subscribe ?? noSubscription, connection?.snapshot ?? notYet);
  return {
    snapshot,
    ask: (what) => connection?.ask(what) ?? LOST,
    move: (move) => connection?.move(move) ?? LOST,
    sit: (name, chair) => connection?.sit(name, chair) ?? LOST,
    now: () => connection?.clock.now() ?? Date.now(),
  };
}
