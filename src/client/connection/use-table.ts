import { useEffect, useState, useSyncExternalStore } from 'react';
import { gameEntry } from '../kit/games/registry.ts';
import type { RequestResult } from '../kit/request-result.ts';
import { stillStage } from '../kit/stage/stage-now.ts';
import type { PageRequest, PastViewMessage } from './request.ts';
import { deviceSeat, type SeatKeeper } from './seat-keeper.ts';
import { type ShownSnapshot, StagedTable } from './staged-table.ts';
import { type ConnectionParts, TableConnection, type VoiceMessage } from './table-connection.ts';
import { NOT_CONNECTED } from './table-snapshot.ts';
import { type OpenTransport, openServerSocket } from './transport.ts';

const NOT_YET: ShownSnapshot = { ...NOT_CONNECTED, stage: stillStage };
const LOST: Promise<RequestResult> = Promise.resolve({ kind: 'error', code: 'lost' });
const noSubscription = () => () => {};
const notYet = () => NOT_YET;

/** A table as this page knows it, and its requests. */
export interface TableHandle {
  /** The shown state: the game up to the last beat played. */
  snapshot: ShownSnapshot;
  ask(ask: PageRequest): Promise<RequestResult>;
  move(move: unknown): Promise<RequestResult>;
  sit(name: string, chair?: number): Promise<RequestResult>;
  /** The view after an entry of the journal, if it may be shown. */
  look(entry: number): Promise<PastViewMessage | undefined>;
  /** The server's clock in ms. */
  now(): number;
  /** Subscribes to voice chat messages; a stable function per table. */
  onVoiceMessage(listener: (news: VoiceMessage) => void): () => void;
}

/** How to reach a table and this page's seat; by default the server and the seat of this device. */
export interface Whereabouts {
  transport?: OpenTransport;
  /** Must be a stable function. */
  seatAt?(code: string): SeatKeeper;
}

/** Keeps a table up to date while the page is mounted. */
export function useTable(
  code: string,
  { transport = openServerSocket, seatAt = deviceSeat }: Whereabouts = {},
): TableHandle {
  const [open, setOpen] = useState<ConnectedTable>();
  useEffect(() => {
    const opened = connectTable(code, { transport, seat: seatAt(code) });
    setOpen(opened);
    return () => closeTable(opened);
  }, [code, transport, seatAt]);
  const snapshot = useSyncExternalStore(open?.staged.subscribe ?? noSubscription, open?.staged.snapshot ?? notYet);
  return handleOf(open, snapshot);
}

/** A connection and its stage. */
export interface ConnectedTable {
  connection: TableConnection;
  staged: StagedTable;
}

/** Connects to a table and stages its game. */
export function connectTable(code: string, parts: Pick<ConnectionParts, 'transport' | 'seat'>): ConnectedTable {
  const connection = new TableConnection(code, { ...parts, retellOf: (game) => gameEntry(game)?.retell });
  return { connection, staged: new StagedTable(connection) };
}

/** Closes for good. */
export function closeTable({ connection, staged }: ConnectedTable): void {
  staged.close();
  connection.close();
}

/** The requests of a page at a table. */
export function handleOf(open: ConnectedTable | undefined, snapshot: ShownSnapshot = NOT_YET): TableHandle {
  const connection = open?.connection;
  return {
    snapshot,
    ask: (what) => connection?.ask(what) ?? LOST,
    move: (move) => open?.staged.move(move) ?? LOST,
    look: async (entry) => connection?.look(entry),
    sit: (name, chair) => connection?.sit(name, chair) ?? LOST,
    now: () => connection?.clock.now() ?? Date.now(),
    onVoiceMessage: connection?.onVoiceMessage ?? noSubscription,
  };
}
