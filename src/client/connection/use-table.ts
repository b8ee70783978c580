import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer, Ask, Moment } from './answer.ts';
import { type OpenLine, serverLine } from './line.ts';
import { deviceSeat, type SeatKeeper } from './seat-keeper.ts';
import { TableConnection, type TableSnapshot, type VoiceNews } from './table-connection.ts';

const NOT_YET: TableSnapshot = {
  line: 'connecting',
  seq: 0,
  you: { viewer: 'spectator' },
  events: [],
  said: [],
  marks: [],
  notes: [],
  voices: [],
};
const LOST: Promise<Answer> = Promise.resolve({ kind: 'error', code: 'lost' });
const noSubscription = () => () => {};
const notYet = () => NOT_YET;

/** A table as this page knows it, and how to ask it for something. */
export interface TableHandle {
  snapshot: TableSnapshot;
  ask(ask: Ask): Promise<Answer>;
  move(move: unknown): Promise<Answer>;
  sit(name: string, chair?: number): Promise<Answer>;
  /** The table as it was after an entry of its journal, as far as it is shown. */
  look(entry: number): Promise<Moment | undefined>;
  /** The house's clock in ms. */
  now(): number;
  /** Listens to what is told to those who speak with each other; the same function for the same table. */
  hearVoices(listener: (news: VoiceNews) => void): () => void;
}

/** Where a table stands and who this page is there; the server and this device's seat unless it says otherwise. */
export interface Whereabouts {
  line?: OpenLine;
  /** Must stay the same function while the page is shown. */
  seatAt?(code: string): SeatKeeper;
}

/** Keeps a table up to date while the page is shown. */
export function useTable(code: string, { line = serverLine, seatAt = deviceSeat }: Whereabouts = {}): TableHandle {
  const [connection, setConnection] = useState<TableConnection>();
  useEffect(() => {
    const opened = new TableConnection(code, { line, seat: seatAt(code) });
    setConnection(opened);
    return () => opened.close();
  }, [code, line, seatAt]);
  const snapshot = useSyncExternalStore(connection?.subscribe ?? noSubscription, connection?.snapshot ?? notYet);
  return handleOf(connection, snapshot);
}

/** What a page can do at the table of a connection. */
export function handleOf(connection: TableConnection | undefined, snapshot: TableSnapshot = NOT_YET): TableHandle {
  return {
    snapshot,
    ask: (what) => connection?.ask(what) ?? LOST,
    move: (move) => connection?.move(move) ?? LOST,
    look: async (entry) => connection?.look(entry),
    sit: (name, chair) => connection?.sit(name, chair) ?? LOST,
    now: () => connection?.clock.now() ?? Date.now(),
    hearVoices: connection?.hearVoices ?? noSubscription,
  };
}
