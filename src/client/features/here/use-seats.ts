import { useEffect, useReducer, useState } from 'react';
import { workerTransport } from '../../connection/here/worker-house.ts';
import type { SeatKeeper } from '../../connection/seat-keeper.ts';
import {
  type ConnectedTable,
  closeTable,
  connectTable,
  handleOf,
  type TableHandle,
} from '../../connection/use-table.ts';
import { forgetTable, keepTable, keptTable } from '../../device/kept/kept-tables.ts';

/** A table in this browser as each of the people at this device sees it: one connection per person. */
export function useSeats(code: string, secrets: readonly string[]): readonly TableHandle[] {
  const [tables, setTables] = useState<readonly ConnectedTable[]>([]);
  const [, note] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const opened = secrets.map((secret) =>
      connectTable(code, { transport: workerTransport, seat: seatHere(code, secret) }),
    );
    for (const { staged } of opened) staged.subscribe(note);
    setTables(opened);
    return () => {
      for (const table of opened) closeTable(table);
    };
  }, [code, secrets]);
  return tables.map((table) => handleOf(table, table.staged.snapshot()));
}

/** The seat of one of the people at this device. */
export function seatHere(code: string, secret: string | undefined): SeatKeeper {
  return {
    secret: () => secret,
    // Everybody sits before the game begins.
    take: () => undefined,
    note({ status }) {
      const kept = keptTable(code);
      if (kept === undefined) return;
      const over = kept.over === true || status === 'over';
      if (over !== (kept.over === true) || Date.now() - kept.at > 10_000) {
        keepTable({ ...kept, at: Date.now(), ...(over && { over }) });
      }
    },
    forget: () => forgetTable(code),
  };
}
