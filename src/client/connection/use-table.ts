import { useEffect, useState, useSyncExternalStore } from 'react';
import { gameEntry } from '../games/registry.ts';
import type { RequestResult } from '../kit/request-result.ts';
import { stillStage } from '../kit/stage/stage-now.ts';
import type { PageRequest, PastViewMessage } from './request.ts';
import { deviceSeat, type SeatKeeper } from './seat-keeper.ts';
import { type ShownSnapshot, StagedTable } from './staged-table.ts';
import { type ConnectionParts, TableConnection, type VoiceNews } from './table-connection.ts';
import { NOT_CONNECTED } from './table-snapshot.ts';
import { type OpenTransport, openServerSocket } from './transport.ts';

const NOT_YET: ShownSnapshot = { ...NOT_CONNECTED, stage: stillStage };
const LOST: Promise<RequestResult> = Promise.resolve({ kind: 'error', code: 'lost' });
const noSubscription = () => () => {};
const notYet = () => NOT_YET;

/** A table as this page knows it, and how to ask it for something. */
export interface TableHandle {
  /** What is shown: of the game, all up to the last beat played. */
  snapshot: ShownSnapshot;
  ask(ask: PageRequest): Promise<RequestResult>;
  move(move: unknown): Promise<RequestResult>;
  sit(name: string, chair?: number): Promise<RequestResult>;
  /** The table as it was after an entry of its journal, as far as it is shown. */
  look(entry: number): Promise<PastViewMessage | undefined>;
  /** The house's clock in ms. */
  now(): number;
  /** Listens to what is told to those who speak with each other; the same function for the same table. */
  hearVoices(listener: (news: VoiceNews) => void): () => void;
}

/** Where a table stands and who this page is there; the server and this device's seat unless it says otherwise. */
export interface Whereabouts {
  line?: OpenTransport;
  /** Must stay the same function while the page is shown. */
  seatAt?(code: string): SeatKeeper;
}

/** Keeps a table up to date while the page is shown. */
export function useTable(
  code: string,
  { line = openServerSocket, seatAt = deviceSeat }: Whereabouts = {},
): TableHandle {
  const [open, setOpen] = useState<OpenTable>();
  useEffect(() => {
    const opened = connectTable(code, { line, seat: seatAt(code) });
    setOpen(opened);
    return () => closeTable(opened);
  }, [code, line, seatAt]);
  const snapshot = useSyncExternalStore(open?.staged.subscribe ?? noSubscription, open?.staged.snapshot ?? notYet);
  return handleOf(open, snapshot);
}

/** A connection, and the stage on which it is seen. */
export interface OpenTable {
  connection: TableConnection;
  staged: StagedTable;
}

/** Connects to a table, whose game is then seen beat by beat. */
export function connectTable(code: string, parts: Pick<ConnectionParts, 'line' | 'seat'>): OpenTable {
  const connection = new TableConnection(code, { ...parts, retellOf: (game) => gameEntry(game)?.retell });
  return { connection, staged: new StagedTable(connection) };
}

/** Hangs up for good. */
export function closeTable({ connection, staged }: OpenTable): void {
  staged.close();
  connection.close();
}

/** What a page can do at a table. */
export function handleOf(open: OpenTable | undefined, snapshot: ShownSnapshot = NOT_YET): TableHandle {
  const connection = open?.connection;
  return {
    snapshot,
    ask: (what) => connection?.ask(what) ?? LOST,
    move: (move) => open?.staged.move(move) ?? LOST,
    look: async (entry) => connection?.look(entry),
    sit: (name, chair) => connection?.sit(name, chair) ?? LOST,
    now: () => connection?.clock.now() ?? Date.now(),
    hearVoices: connection?.hearVoices ?? noSubscription,
  };
}
